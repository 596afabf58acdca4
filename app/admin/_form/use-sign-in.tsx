import { useState, type ReactNode } from 'react'
import { api } from '@/app/_client/api'
import { exactTextOf, useForm } from '@/app/_client/form'
import { Dialog } from '@/app/_ui/dialog'
import { Field } from '@/app/_ui/field'
import { useWords } from '../_client/admin-words'
import { FormFoot } from '../_ui/form-foot'
import { useStaffEmail } from './edit-guard'

/** For a session that ended while somebody was typing: the password is asked for in place, and nothing typed is lost. */
export function useSignIn(): { signIn: () => Promise<boolean>; dialog: ReactNode } {
  const words = useWords('forms')
  const [answer, setAnswer] = useState<((isSignedIn: boolean) => void) | null>(null)

  function signIn(): Promise<boolean> {
    return new Promise((resolve) => setAnswer(() => resolve))
  }

  function end(isSignedIn: boolean) {
    answer?.(isSignedIn)
    setAnswer(null)
  }

  const dialog = (
    <Dialog title={words.sessionTitle} isOpen={answer !== null} onClose={() => end(false)}>
      <PasswordForm end={end} />
    </Dialog>
  )
  return { signIn, dialog }
}

function PasswordForm({ end }: { end: (isSignedIn: boolean) => void }) {
  const words = useWords('forms')
  const email = useStaffEmail()
  const form = useForm({
    send: async (data) => {
      await api('POST admin/login', { body: { email, password: exactTextOf(data, 'session_password') } })
      end(true)
      return null
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <p>{words.sessionText}</p>
      <p className="text-ink-soft">
        {words.sessionEmail}: <strong>{email}</strong>
      </p>
      <Field
        name="session_password"
        label={words.sessionPassword}
        type="password"
        autoComplete="current-password"
        required
        error={form.fieldErrors.session_password}
      />
      <FormFoot form={form} label={words.sessionSignIn} onCancel={() => end(false)} />
    </form>
  )
}
