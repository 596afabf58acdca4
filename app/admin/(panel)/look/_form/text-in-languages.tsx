import type { FieldErrors } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import { useOfferedLanguages } from '../../../_client/offered-languages'

interface Props {
  /** In the words of the contract: `headline` stands for `headline_de` and its like. */
  name: string
  label: string
  hint?: string
  stored: object
  maxLength: number
  idStart: string
  /** What stands before it in the fields of a refusal. */
  path: string
  fieldErrors: FieldErrors
}

/** A text in every language that guests are spoken to; what is written in others is sent back as it stands. */
export function TextInLanguages({ name, label, hint, stored, maxLength, idStart, path, fieldErrors }: Props) {
  const { inLanguage } = useWords('forms')
  const offered = useOfferedLanguages()
  const others = useScope().languages.filter(({ code }) => !offered.some((each) => each.code === code))
  const textIn = (code: string) =>
    String(Object.entries(stored).find(([field]) => field === `${name}_${code}`)?.[1] ?? '')
  return (
    <>
      {offered.map(({ code, name: language }, index) => (
        <Field
          key={code}
          name={`${name}_${code}`}
          id={`${idStart}${name}_${code}`}
          data-field={`${path}${name}_${code}`}
          lang={code}
          label={offered.length > 1 ? fill(inLanguage, { field: label, language }) : label}
          hint={index === 0 ? hint : undefined}
          defaultValue={textIn(code)}
          maxLength={maxLength}
          error={fieldErrors[`${path}${name}_${code}`]}
        />
      ))}
      {others.map(({ code }) => (
        <input key={code} type="hidden" name={`${name}_${code}`} value={textIn(code)} />
      ))}
    </>
  )
}
