import { useRouter } from 'next/navigation'
import { api, ApiRefusal } from '@/app/_client/api'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import type { MailSettingsView } from '@/lib/shop/mail-server/schema'
import { useWords } from '../../_client/admin-words'
import { whileSignedIn } from '../../_form/use-edit-form'
import { useSignIn } from '../../_form/use-sign-in'

interface Props {
  draft: NonNullable<MailSettingsView['draft']>
  onActivated: (settings: MailSettingsView) => void
  onEdit: () => void
}

/** Only who reads the mail knows that it has arrived. */
export function CodeStep({ draft, onActivated, onEdit }: Props) {
  const words = useWords('mail')
  const session = useSignIn()
  const router = useRouter()
  const { id, host, sent_to: email } = draft
  const form = useForm({
    explain(message, error) {
      if (error instanceof ApiRefusal && error.code === 'changed_meanwhile') router.refresh()
      return fill(words.failed, { message })
    },
    async send(typed) {
      const sent = { params: { id }, body: { code: textOf(typed, 'code') } }
      onActivated(await whileSignedIn(() => api('POST mail-server/drafts/{id}/activation', sent), session.signIn))
      return null
    },
  })
  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit}
        aria-label={words.codeTitle}
        className="flex flex-col items-start gap-4"
      >
        <p role="status" className="max-w-prose wrap-anywhere">
          {fill(words.codeLead, { host, email })}
        </p>
        <Field
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          autoFocus
          error={form.fieldErrors.code ?? form.notice?.text}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={form.isPending}>
            {words.activate}
          </Button>
          <Button look="plain" onClick={onEdit}>
            {words.change}
          </Button>
        </div>
      </form>
      {session.dialog}
    </>
  )
}
