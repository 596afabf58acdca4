'use client'

import { type ComponentProps, useState } from 'react'
import { useRouter } from 'next/navigation'
import { type Answer, api, type Body } from '@/app/_client/api'
import { notify } from '@/app/_client/notices'
import { Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { AskDialog } from '@/app/_ui/ask-dialog'
import { useWords } from '../../_client/admin-words'
import { RowMenu } from '../../_ui/row-menu'
import { PinDialog } from '../../_ui/pin-dialog'

type User = Answer<'GET users'>[number]
type Role = User['role']

export function UserActions({ user }: { user: User }) {
  const words = useWords('people')
  const shell = useWords('shell')
  const router = useRouter()
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  const actions = useActions(user)
  return (
    <div className="flex justify-end">
      <PinDialog person={user} isOpen={open === 'pin'} onClose={close} onSaved={() => router.refresh()} />
      <RowMenu
        label={fill(words.moreNamed, { name: user.name || user.email })}
        entries={[{ is: 'pin', label: words.pin, isOffered: user.role !== 'user' }, ...actions]
          .filter(({ isOffered = true }) => isOffered)
          .map(({ is, label, isDanger }: Entry) => ({ label, isDanger, onSelect: () => setOpen(is) }))}
      />
      {actions.map(({ is, label: _1, isOffered: _2, isDanger: _3, ...asked }) => (
        <AskDialog key={is} {...asked} no={shell.cancel} isOpen={open === is} onClose={close} explain={words.failed} />
      ))}
    </div>
  )
}

interface Entry {
  is: string
  label: string
  isOffered?: boolean
  isDanger?: boolean
}

type Asked = Pick<ComponentProps<typeof AskDialog>, 'question' | 'text' | 'yes' | 'onYes' | 'children'>

/** Each an entry of the menu, and what it asks before it is done. */
function useActions({ id, email, ...user }: User): (Entry & Asked)[] {
  const words = useWords('people')
  const { save } = useWords('shell')
  const router = useRouter()
  const [role, setRole] = useState<Role>(user.role)
  const name = user.name || email
  const params = { id }

  async function change(body: Body<'PATCH users/{id}'>) {
    await api('PATCH users/{id}', { params, body })
    router.refresh()
  }

  return [
    {
      is: 'password',
      label: words.passwordLink,
      isOffered: user.role !== 'user' && !user.disabled,
      question: fill(words.passwordLinkAsk, { name }),
      text: fill(words.passwordLinkText, { email }),
      yes: words.send,
      async onYes() {
        await api('POST users/{id}/password-link', { params })
        notify(fill(words.passwordLinkSent, { email }))
      },
    },
    {
      is: 'factor',
      label: words.removeFactor,
      isOffered: user.hasSecondFactor,
      question: fill(words.removeFactorAsk, { name }),
      text: words.removeFactorText,
      yes: words.removeFactorYes,
      async onYes() {
        await api('POST users/{id}/remove-second-factor', { params })
        router.refresh()
      },
    },
    {
      is: 'sessions',
      label: words.endSessions,
      question: fill(words.endSessionsAsk, { name }),
      text: words.endSessionsText,
      yes: words.endSessionsYes,
      async onYes() {
        await api('POST users/{id}/end-sessions', { params })
        notify(fill(words.sessionsEnded, { name }))
      },
    },
    {
      is: 'role',
      label: words.changeRole,
      question: fill(words.changeRoleNamed, { name }),
      text: words.changeRoleText,
      yes: save,
      onYes: () => change({ role }),
      children: ({ role: error }) => <RoleSelect userId={id} role={role} onChoose={setRole} error={error} />,
    },
    {
      is: 'disable',
      label: user.disabled ? words.enable : words.disable,
      isDanger: !user.disabled,
      question: fill(user.disabled ? words.enableAsk : words.disableAsk, { name }),
      text: user.disabled ? words.enableText : words.disableText,
      yes: user.disabled ? words.enable : words.disable,
      onYes: () => change({ disabled: !user.disabled }),
    },
  ]
}

interface RoleSelectProps {
  userId: string
  role: Role
  onChoose: (role: Role) => void
  error: string | undefined
}

function RoleSelect({ userId, role, onChoose, error }: RoleSelectProps) {
  const words = useWords('people')
  return (
    <Select
      name="role"
      id={`role-${userId}`}
      label={words.role}
      value={role}
      error={error}
      onChange={(event) => onChoose(event.target.value as Role)}
      className="mt-4"
    >
      <option value="user">{words.roles.customer}</option>
      <option value="staff">{words.roles.staff}</option>
      <option value="manager">{words.roles.manager}</option>
      <option value="admin">{words.roles.admin}</option>
    </Select>
  )
}
