import { exactTextOf, type FormRefusal, type FormState, refusalAt } from '@/app/_client/form'
import { Field } from '@/app/_ui/field'

interface Props {
  form: FormState
  words: Record<'newPassword' | 'confirmPassword' | 'passwordHint', string>
}

const secret = { type: 'password', autoComplete: 'new-password' } as const

/** Twice, because nobody sees what is typed. */
export function NewPasswordFields({ form, words }: Props) {
  return (
    <>
      <Field label={words.newPassword} {...secret} {...form.required('password')} hint={words.passwordHint} />
      <Field label={words.confirmPassword} {...secret} {...form.required('confirm_password')} />
    </>
  )
}

export function refusalOfPasswords(data: FormData, text: string): FormRefusal | null {
  const isSame = exactTextOf(data, 'password') === exactTextOf(data, 'confirm_password')
  return isSame ? null : refusalAt('confirm_password', text)
}
