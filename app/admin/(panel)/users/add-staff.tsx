'use client'

import { api } from '@/app/_client/api'
import { exactTextOf, textOf } from '@/app/_client/form'
import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'
import { Dialog } from '@/app/_ui/dialog'
import { useAddForm } from '../../_form/use-add-form'
import { FormFoot } from '../../_ui/form-foot'

export function AddStaff() {
  const words = useWords('people')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.addStaff}</Button>
      <Dialog title={words.addStaff} isOpen={isOpen} onClose={() => setOpen(false)}>
        <StaffForm close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function StaffForm({ close }: { close: () => void }) {
  const words = useWords('people')
  const { saved } = useWords('shell')
  const router = useRouter()
  const form = useAddForm({
    explain: (message) => fill(words.failed, { message }),
    send: (data) => {
      const account = {
        firstname: textOf(data, 'firstname'),
        lastname: textOf(data, 'lastname'),
        email: textOf(data, 'email'),
        password: exactTextOf(data, 'password'),
        role: textOf(data, 'role') === 'admin' ? ('admin' as const) : ('staff' as const),
      }
      return api('POST users', { body: account })
    },
    onSaved: () => {
      close()
      notify(saved)
      router.refresh()
    },
  })
  const { watch } = form
  const text = (name: 'firstname' | 'lastname' | 'email' | 'password') => ({
    name,
    id: `new-${name}`,
    label: words[name],
    required: true,
    autoComplete: name === 'password' ? 'new-password' : 'off',
    error: form.fieldErrors[name],
  })
  return (
    <>
      <form ref={watch} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <p className="text-ink-soft">{words.addStaffLead}</p>
        <Field {...text('firstname')} autoFocus />
        <Field {...text('lastname')} />
        <Field {...text('email')} type="email" />
        <Field {...text('password')} type="password" hint={words.passwordHint} />
        <Select name="role" id="new-role" label={words.role}>
          <option value="staff">{words.roles.staff}</option>
          <option value="admin">{words.roles.admin}</option>
        </Select>
        <FormFoot form={form} onCancel={() => form.leave(close)} label={words.addStaff} />
      </form>
      {form.dialogs}
    </>
  )
}
