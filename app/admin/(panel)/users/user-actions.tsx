'use client'

import { useState } from 'react'
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
  const [open, setOpen] = useState<'role' | 'disable' | 'pin' | 'password' | 'sessions' | 'factor' | null>(null)
  const [role, setRole] = useState<Role>(user.role)
  const name = user.name || user.email
  const asking = {
    no: shell.cancel,
    onClose: () => setOpen(null),
    explain: (message: string) => fill(words.failed, { message }),
  }

  async function save(change: Body<'PATCH users/{id}'>) {
    await api('PATCH users/{id}', { params: { id: user.id }, body: change })
    router.refresh()
  }

  return (
    <div className="flex justify-end">
      <PinDialog person={user} isOpen={open === 'pin'} onClose={() => setOpen(null)} onSaved={() => router.refresh()} />
      <RowMenu
        label={fill(words.moreNamed, { name })}
        entries={[
          ...(user.role === 'user' ? [] : [{ label: words.pin, onSelect: () => setOpen('pin') }]),
          ...(user.role === 'user' || user.disabled
            ? []
            : [{ label: words.passwordLink, onSelect: () => setOpen('password') }]),
          ...(user.has_second_factor ? [{ label: words.removeFactor, onSelect: () => setOpen('factor') }] : []),
          { label: words.endSessions, onSelect: () => setOpen('sessions') },
          { label: words.changeRole, onSelect: () => setOpen('role') },
          {
            label: user.disabled ? words.enable : words.disable,
            onSelect: () => setOpen('disable'),
            isDanger: !user.disabled,
          },
        ]}
      />
      <AskDialog
        {...asking}
        question={fill(words.changeRoleNamed, { name })}
        text={words.changeRoleText}
        yes={shell.save}
        isOpen={open === 'role'}
        onYes={() => save({ role })}
      >
        {(fieldErrors) => <RoleSelect userId={user.id} role={role} onChoose={setRole} error={fieldErrors.role} />}
      </AskDialog>
      <AccessDialogs user={user} name={name} open={open} asking={asking} />
      <AskDialog
        {...asking}
        question={user.disabled ? fill(words.enableAsk, { name }) : fill(words.disableAsk, { name })}
        text={user.disabled ? words.enableText : words.disableText}
        yes={user.disabled ? words.enable : words.disable}
        isOpen={open === 'disable'}
        onYes={() => save({ disabled: !user.disabled })}
      />
    </div>
  )
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

interface Props {
  user: Answer<'GET users'>[number]
  name: string
  open: string | null
  asking: { no: string; onClose: () => void; explain: (message: string) => string }
}

/** Sends a new link to a user, or takes their access away. */
function AccessDialogs({ user: { id, email }, name, open, asking }: Props) {
  const words = useWords('people')
  const router = useRouter()
  return (
    <>
      <AskDialog
        {...asking}
        question={fill(words.passwordLinkAsk, { name })}
        text={fill(words.passwordLinkText, { email })}
        yes={words.send}
        isOpen={open === 'password'}
        onYes={async () => {
          await api('POST users/{id}/password-link', { params: { id } })
          notify(fill(words.passwordLinkSent, { email }))
        }}
      />
      <AskDialog
        {...asking}
        question={fill(words.removeFactorAsk, { name })}
        text={words.removeFactorText}
        yes={words.removeFactorYes}
        isOpen={open === 'factor'}
        onYes={async () => {
          await api('POST users/{id}/remove-second-factor', { params: { id } })
          router.refresh()
        }}
      />
      <AskDialog
        {...asking}
        question={fill(words.endSessionsAsk, { name })}
        text={words.endSessionsText}
        yes={words.endSessionsYes}
        isOpen={open === 'sessions'}
        onYes={async () => {
          await api('POST users/{id}/end-sessions', { params: { id } })
          notify(fill(words.sessionsEnded, { name }))
        }}
      />
    </>
  )
}
