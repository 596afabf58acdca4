import { exactTextOf, type FormRefusal, type FormState, refusalAt } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'

interface Props {
  form: FormState
  words: Record<'newPassword' | 'confirmPassword' | 'passwordHint', string>
}

/** Twice, because nobody sees what is typed. */
export function NewPasswordFields({ form, words }: Props) {
  return (
    <>
      <Field
        label={words.newPassword}
        type="password"
        {...form.required('password')}
        autoComplete="new-password"
        hint={words.passwordHint}
      />
      <Field
        label={words.confirmPassword}
        type="password"
        {...form.required('confirm_password')}
        autoComplete="new-password"
      />
    </>
  )
}

export function refusalOfPasswords(data: FormData, text: string): FormRefusal | null {
  const isSame = exactTextOf(data, 'password') === exactTextOf(data, 'confirm_password')
  return isSame ? null : refusalAt('confirm_password', text)
}
