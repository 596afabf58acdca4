'use client'

import { useRouter } from 'next/navigation'
import { api } from '@/app/_client/api'
import { textOf } from '@/app/_client/form'
import { notify } from '@/app/_client/notices'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useAddForm } from '@/app/admin/_form/use-edit-form'
import { useWords } from '../../_client/admin-words'
import { FormFoot } from '../../_ui/form-foot'
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
  const router = useRouter()
  const form = useAddForm({
    explain: (message) => fill(words.failed, { message }),
    send: (data) => {
      const invited = {
        firstname: textOf(data, 'firstname'),
        lastname: textOf(data, 'lastname'),
        email: textOf(data, 'email'),
        role: roles.find((role) => role === textOf(data, 'role')) ?? 'staff',
      }
      return api('POST invitations', { body: invited })
    },
    onSaved: () => {
      close()
      notify(words.invited)
      router.refresh()
    },
  })
  const { watch } = form
  const text = (name: 'firstname' | 'lastname' | 'email') => ({
    name,
    id: `new-${name}`,
    label: words[name],
    required: true,
    autoComplete: 'off',
    error: form.fieldErrors[name],
  })
  return (
    <>
      <form ref={watch} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
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
        <FormFoot form={form} onCancel={() => form.leave(close)} label={words.sendInvitation} />
      </form>
      {form.dialogs}
    </>
  )
}
