import { Field, TextArea } from '@/app/_ui/field'
import { textOf } from '@/app/_client/form'
import { fill } from '@/lib/i18n/fill'
import { isFurther, type FurtherLanguage } from '@/lib/i18n/text-fields'
import { useWords } from '../_client/admin-words'
import { useOfferedLanguages } from '../_client/offered-languages'

interface FurtherTextsProps<Name extends string> {
  /** The text in the words of the contract: `description` stands for `description_fr`. */
  name: Name
  /** What stands before the name of each field, where a form has many rows. */
  row?: string
  /** Where rows share the names of their fields. */
  idStart?: string
  /** What stands before it in the fields of a refusal. */
  path?: string
  label: string
  stored: Partial<Record<`${Name}_${FurtherLanguage}`, string>> | null | undefined
  maxLength: number
  isLong?: boolean
  fieldErrors: Record<string, string>
  className?: string
}

/** A text in the languages that are offered besides German and English, folded away until somebody looks for it. */
export function FurtherTexts<Name extends string>({ stored, ...text }: FurtherTextsProps<Name>) {
  const {
    name,
    row = '',
    idStart = row,
    path = '',
    label,
    maxLength,
    isLong = false,
    fieldErrors,
    className = '',
  } = text
  const words = useWords('forms')
  const offered = useOfferedLanguages().filter(({ code }) => isFurther(code))
  if (offered.length === 0) return null
  const Input = isLong ? TextArea : Field
  return (
    <details className={`group ${className}`} open={offered.some(({ code }) => fieldErrors[`${path}${name}_${code}`])}>
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {fill(words.furtherLanguages, { field: label })}
      </summary>
      <div className="grid gap-4 pt-2">
        {offered.map(({ code, name: language }) => (
          <Input
            key={code}
            name={`${row}${name}_${code}`}
            id={`${idStart}${name}_${code}`}
            data-field={`${path}${name}_${code}`}
            lang={code}
            label={fill(words.inLanguage, { field: label, language })}
            defaultValue={storedText(stored, `${name}_${code}`)}
            maxLength={maxLength}
            error={fieldErrors[`${path}${name}_${code}`]}
          />
        ))}
      </div>
    </details>
  )
}

/** What such fields hold; a language that is not offered is not named, and stays as it is. */
export function furtherTexts<Name extends string>(
  typed: FormData,
  name: Name,
  row = '',
): Partial<Record<`${Name}_${FurtherLanguage}`, string>> {
  const start = `${row}${name}_`
  const fields = [...typed.keys()].filter((key) => key.startsWith(start) && isFurther(key.slice(start.length)))
  return Object.fromEntries(fields.map((key) => [key.slice(row.length), textOf(typed, key)])) as Partial<
    Record<`${Name}_${FurtherLanguage}`, string>
  >
}

/** What they are called where two versions stand side by side. */
export function useFurtherLabels(name: string, label: string): Record<string, string> {
  const { inLanguage } = useWords('forms')
  const offered = useOfferedLanguages().filter(({ code }) => isFurther(code))
  return Object.fromEntries(
    offered.map(({ code, name: language }) => [`${name}_${code}`, fill(inLanguage, { field: label, language })]),
  )
}

function storedText(stored: object | null | undefined, field: string): string {
  const text: unknown = Object.entries(stored ?? {}).find(([key]) => key === field)?.[1]
  return typeof text === 'string' ? text : ''
}
