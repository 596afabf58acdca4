'use client'

import { api } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { Field, Select } from '@/app/_ui/field'
import { EditForm } from '@/app/admin/_form/edit-form'
import { useAddForm } from '@/app/admin/_form/use-edit-form'
import { useWords } from '../../_client/admin-words'
import { useAnnounceSaved } from '../../_client/use-announce-change'
import { Opener } from '../../_ui/opener'

const roles = ['staff', 'manager', 'admin'] as const

export function AddStaff() {
  const words = useWords('people')
  return (
    <Opener look="primary" label={words.addStaff} title={words.addStaff}>
      {(close) => <StaffForm close={close} />}
    </Opener>
  )
}

function StaffForm({ close }: { close: () => void }) {
  const words = useWords('people')
  const announceSaved = useAnnounceSaved()
  const form = useAddForm({
    explain: words.failed,
    send: (data) => {
      const invited = {
        firstname: textOf(data, 'firstname'),
        lastname: textOf(data, 'lastname'),
        email: textOf(data, 'email'),
        role: roles.find((role) => role === textOf(data, 'role')) ?? 'staff',
      }
      return api('POST invitations', { body: invited })
    },
    onSaved: ({ id }) => {
      close()
      announceSaved(id, words.invited)
    },
  })
  const text = (name: 'firstname' | 'lastname' | 'email') => ({
    name,
    id: `new-${name}`,
    label: words[name],
    required: true,
    autoComplete: 'off',
  })
  return (
    <EditForm form={form} close={close} submitLabel={words.sendInvitation} className="flex flex-col gap-4">
      <p className="text-ink-soft">{words.addStaffLead}</p>
      <Field {...text('firstname')} autoFocus />
      <Field {...text('lastname')} />
      <Field {...text('email')} type="email" />
      <Select name="role" id="new-role" label={words.role}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </Select>
    </EditForm>
  )
}
