import { useForm } from '@/app/_client/form'
import { Button } from '@/app/_ui/button'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

/** A step that asks for the password once more. */
export function PasswordStep({ label, send }: { label: string; send: (data: FormData) => Promise<void> }) {
  const words = useWords('account')
  const form = useForm({
    explain: (message) => fill(words.failed, { message }),
    send: async (data) => {
      await send(data)
      return null
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col items-start gap-4">
      <Field
        name="password"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
        error={form.fieldErrors.password}
      />
      <p role="alert" className="text-paprika-ink font-semibold empty:hidden">
        {form.notice?.text}
      </p>
      <Button type="submit" disabled={form.isPending}>
        {label}
      </Button>
    </form>
  )
}
