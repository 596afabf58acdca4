'use client'

import { exactTextOf, textOf } from '@/app/_client/form'
import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { notify } from '@/app/_client/notices'
import { Field, Select } from '@/app/_ui/field'
import { useAdminApi } from '../../_client/admin-api'
import { useWords } from '../../_client/admin-language'
import { useSubmit } from '../../_client/use-submit'
import { Button } from '../../_ui/button'
import { Dialog } from '../../_ui/dialog'
import { FormFoot } from '../../_ui/form-foot'

export function AddStaff() {
  const words = useWords('people')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        {words.addStaff}
      </Button>
      <Dialog title={words.addStaff} isOpen={isOpen} onClose={() => setOpen(false)}>
        <StaffForm close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function StaffForm({ close }: { close: () => void }) {
  const words = useWords('people')
  const { saved } = useWords('shell')
  const api = useAdminApi()
  const router = useRouter()
  const { onSubmit, fieldErrors, ...foot } = useSubmit({
    explain: words.failed,
    async send(form) {
      const typed = new FormData(form)
      await api.addStaff({
        firstname: textOf(typed, 'firstname'),
        lastname: textOf(typed, 'lastname'),
        email: textOf(typed, 'email'),
        password: exactTextOf(typed, 'password'),
        role: textOf(typed, 'role') === 'admin' ? 'admin' : 'staff',
      })
      close()
      notify(saved)
      router.refresh()
    },
  })
  const text = (name: 'firstname' | 'lastname' | 'email' | 'password') => ({
    name,
    id: `new-${name}`,
    label: words[name],
    required: true,
    autoComplete: name === 'password' ? 'new-password' : 'off',
    error: fieldErrors[name],
  })
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{words.addStaffLead}</p>
      <Field {...text('firstname')} autoFocus />
      <Field {...text('lastname')} />
      <Field {...text('email')} type="email" />
      <Field {...text('password')} type="password" hint={words.passwordHint} />
      <Select name="role" id="new-role" label={words.role}>
        <option value="staff">{words.roles.staff}</option>
        <option value="admin">{words.roles.admin}</option>
      </Select>
      <FormFoot {...foot} onCancel={close} label={words.addStaff} />
    </form>
  )
}
