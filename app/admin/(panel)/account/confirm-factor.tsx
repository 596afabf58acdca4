import { api } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { textOf, useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { QrCode } from '@/app/_ui/qr-code'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

interface Props {
  begun: Answer<'POST admin/second-factor'>
  onConfirmed: (recoveryCodes: string[]) => void
}

/** The secret as picture and as text, and the code that proves that the app has it. */
export function ConfirmFactor({ begun, onConfirmed }: Props) {
  const words = useWords('account')
  const form = useForm({
    explain: (message) => fill(words.failed, { message }),
    send: async (data) => {
      const { recovery_codes } = await api('POST admin/second-factor/confirm', { body: { totp: textOf(data, 'totp') } })
      onConfirmed(recovery_codes)
      return null
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col items-start gap-4">
      <p>{words.scan}</p>
      <QrCode text={begun.uri} label={words.qr} />
      <dl>
        <dt className="text-ink-soft text-sm">{words.secret}</dt>
        <dd className="font-mono text-lg [overflow-wrap:anywhere]">{begun.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</dd>
      </dl>
      <Field
        name="totp"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        autoFocus
        error={form.fieldErrors.totp ?? form.notice?.text}
      />
      <Button type="submit" disabled={form.isPending}>
        {words.confirm}
      </Button>
    </form>
  )
}
