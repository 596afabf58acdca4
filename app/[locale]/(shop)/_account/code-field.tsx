import { Field } from '@/app/_ui/field'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (code: string) => void
  error?: string | undefined
  required?: boolean
}

/** Six digits, however they come: typed, taken over from the mail by the phone, or pasted as "123 456". */
export function CodeField({ label, value, onChange, error, required = false }: CodeFieldProps) {
  return (
    <Field
      name="otp"
      label={label}
      required={required}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
    />
  )
}
