import { useScope } from '@/app/_client/scope'
import { Field, TextArea, useFieldErrors } from '@/app/_ui/field'
import { textOf } from '@/app/_client/form'
import { fill } from '@/lib/i18n/fill'
import { isLanguage, type Language, type NamedLanguage } from '@/lib/i18n/language'
import { type FurtherLanguage, isFurther } from '@/lib/i18n/text-fields'
import { useWords, useOfferedLanguages } from '../_client/admin-words'
import { placed, type FieldPlace } from './placed'

interface FurtherTextsProps<Name extends string> extends FieldPlace {
  /** The field's name in the contract: `description` stands for `description_fr`. */
  name: Name
  label: string
  stored: Partial<Record<`${Name}_${FurtherLanguage}`, string>> | null | undefined
  maxLength: number
  isLong?: boolean
  className?: string
}

/** A text in the offered languages besides German and English, folded away. */
export function FurtherTexts<Name extends string>(text: FurtherTextsProps<Name>) {
  const words = useWords('forms')
  const offered = useOfferedLanguages().filter(({ code }) => isFurther(code))
  return <FoldedTexts {...text} languages={offered} summary={fill(words.furtherLanguages, { field: text.label })} />
}

/** Names in the languages that are offered or have one. */
export function OtherNames({ label, stored, ...text }: Omit<FurtherTextsProps<'name'>, 'name' | 'stored'> & Stored) {
  const words = useWords('forms')
  const languages = useNameLanguages(stored)
  return <FoldedTexts {...{ ...text, label, stored, languages }} name="name" summary={words.otherNames} />
}

interface Stored {
  stored: object | null | undefined
}

function useNameLanguages(stored: object | null | undefined): readonly NamedLanguage[] {
  const offered = useOfferedLanguages()
  return useScope().languages.filter(
    ({ code }) => offered.some((language) => language.code === code) || storedText(stored, `name_${code}`) !== '',
  )
}

interface FoldedTextsProps<Name extends string> extends Omit<FurtherTextsProps<Name>, 'stored'>, Stored {
  languages: readonly NamedLanguage[]
  summary: string
}

function FoldedTexts<Name extends string>({ languages, summary, stored, ...text }: FoldedTextsProps<Name>) {
  const { name, label, maxLength, isLong = false, className = '', ...place } = text
  const words = useWords('forms')
  const fieldErrors = useFieldErrors()
  if (languages.length === 0) return null
  const Input = isLong ? TextArea : Field
  return (
    <details
      className={`group ${className}`}
      open={languages.some(({ code }) => fieldErrors[placed(`${name}_${code}`, place)['data-field']])}
    >
      <summary className="flex min-h-12 items-center gap-2 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {summary}
      </summary>
      <div className="grid gap-4 pt-2">
        {languages.map(({ code, name: language }) => (
          <Input
            key={code}
            {...placed(`${name}_${code}`, place)}
            lang={code}
            label={fill(words.inLanguage, { field: label, language })}
            defaultValue={storedText(stored, `${name}_${code}`)}
            maxLength={maxLength}
          />
        ))}
      </div>
    </details>
  )
}

/** The inputs' values; a language that is not offered is left out and stays unchanged. */
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

export function otherNames(typed: FormData): Partial<Record<`name_${Language}`, string>> {
  const fields = [...typed.keys()].filter((key) => key.startsWith('name_') && isLanguage(key.slice('name_'.length)))
  return Object.fromEntries(fields.map((key) => [key, textOf(typed, key)]))
}

function storedText(stored: object | null | undefined, field: string): string {
  const text: unknown = Object.entries(stored ?? {}).find(([key]) => key === field)?.[1]
  return typeof text === 'string' ? text : ''
}
