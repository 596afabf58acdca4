import type { ReactNode } from 'react'
import type { FieldErrors } from '@/app/_client/form'
import { useScope } from '@/app/_client/scope'
import { Select, Field } from '@/app/_ui/field'
import { useWords, useOfferedLanguages } from '@/app/admin/_client/admin-words'
import { fill } from '@/lib/i18n/fill'

interface Props {
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ title, lead, children }: Props) {
  return (
    <section className="border-line border-b pt-4 pb-6 first:pt-0">
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="text-ink-soft mb-3 max-w-prose">{lead}</p>}
      {children}
    </section>
  )
}

interface LinkFieldProps {
  name: string
  id: string
  stored: string
  categories: { name: string; path: string }[]
  none?: string
  dataField: string
  error: string | undefined
}

export function LinkField({ name, id, stored, categories, none, dataField, error }: LinkFieldProps) {
  const words = useWords('look')
  const pages = [
    { name: words.linkMenu, path: '/menu' },
    ...categories,
    { name: words.linkContact, path: '/contact' },
    { name: words.linkAbout, path: '/about' },
  ]
  const isKnown = stored === '' || pages.some(({ path }) => path === stored)
  return (
    <Select name={name} id={id} label={words.link} defaultValue={stored} data-field={dataField} error={error}>
      {none && <option value="">{none}</option>}
      {!isKnown && <option value={stored}>{stored}</option>}
      {pages.map(({ name: page, path }) => (
        <option key={path} value={path}>
          {page}
        </option>
      ))}
    </Select>
  )
}

interface DaysFieldsProps {
  stored: { first_day: string | null; last_day: string | null }
  name: string
  idStart: string
  path: string
  fieldErrors: FieldErrors
}

export function DaysFields({ stored, name, idStart, path, fieldErrors }: DaysFieldsProps) {
  const words = useWords('look')
  return (['first_day', 'last_day'] as const).map((day) => (
    <Field
      key={day}
      name={`${name}${day}`}
      id={`${idStart}${day}`}
      data-field={`${path}${day}`}
      label={day === 'first_day' ? words.firstDay : words.lastDay}
      type="date"
      defaultValue={stored[day] ?? ''}
      error={fieldErrors[`${path}${day}`]}
    />
  ))
}

interface TextInLanguagesProps {
  /** The field's name in the contract: `headline` stands for `headline_de` and its like. */
  name: string
  label: string
  hint?: string
  stored: object
  maxLength: number
  idStart: string
  /** Prefix of its fields in a refusal. */
  path: string
  fieldErrors: FieldErrors
}

/** A text in every offered language; one in another language is sent back unchanged. */
export function TextInLanguages({
  name,
  label,
  hint,
  stored,
  maxLength,
  idStart,
  path,
  fieldErrors,
}: TextInLanguagesProps) {
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
