import { useState, type ReactNode } from 'react'
import { api, ApiRefusal } from '@/app/_client/api'
import { exactTextOf, textOf, useForm } from '@/app/_client/form'
import { Dialog } from '@/app/_ui/dialog'
import { Field } from '@/app/_ui/field'
import { useWords } from '../_client/admin-words'
import { FormFoot } from '../_ui/form-foot'
import { useStaffEmail } from './edit-guard'

/** For a session that ended while the user was typing: the password is asked in place. */
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

/** Retries after the password, as often as the session has ended. */
export async function whileSignedIn<Result>(
  work: () => Promise<Result>,
  signIn: () => Promise<boolean>,
): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const hasEnded = error instanceof ApiRefusal && error.code === 'not_signed_in'
      if (!hasEnded || !(await signIn())) throw error
    }
  }
}

function PasswordForm({ end }: { end: (isSignedIn: boolean) => void }) {
  const words = useWords('forms')
  const email = useStaffEmail()
  const [isFactorAsked, setFactorAsked] = useState(false)
  const form = useForm({
    explain: (message, error) => {
      if (error instanceof ApiRefusal && error.code === 'second_factor_required') setFactorAsked(true)
      return message
    },
    send: async (data) => {
      const totp = textOf(data, 'session_totp')
      const credentials = { email, password: exactTextOf(data, 'session_password') }
      await api('POST admin/login', { body: { ...credentials, ...(totp && { totp }) } })
      end(true)
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
      {isFactorAsked && (
        <Field
          name="session_totp"
          label={words.sessionTotp}
          autoComplete="one-time-code"
          maxLength={40}
          required
          autoFocus
        />
      )}
      <FormFoot form={form} label={words.sessionSignIn} onCancel={() => end(false)} />
    </form>
  )
}
