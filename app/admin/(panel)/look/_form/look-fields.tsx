import type { ReactNode } from 'react'
import { useScope } from '@/app/_client/scope'
import { Select, Field } from '@/app/_ui/field'
import { useWords, useOfferedLanguages } from '@/app/admin/_client/admin-words'
import { fill } from '@/lib/i18n/fill'
import { placed, type FieldPlace } from '../../../_form/placed'

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

interface LinkFieldProps extends FieldPlace {
  stored: string
  categories: { name: string; path: string }[]
  none?: string
}

export function LinkField({ stored, categories, none, ...place }: LinkFieldProps) {
  const words = useWords('look')
  const pages = [
    { name: words.linkMenu, path: '/menu' },
    ...categories,
    { name: words.linkContact, path: '/contact' },
    { name: words.linkAbout, path: '/about' },
  ]
  const isKnown = stored === '' || pages.some((page) => page.path === stored)
  return (
    <Select {...placed('link', place)} label={words.link} defaultValue={stored}>
      {none && <option value="">{none}</option>}
      {!isKnown && <option value={stored}>{stored}</option>}
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.name}
        </option>
      ))}
    </Select>
  )
}

interface DaysFieldsProps extends FieldPlace {
  stored: { first_day?: string | null; last_day?: string | null } | null
}

export function DaysFields({ stored, ...place }: DaysFieldsProps) {
  const words = useWords('look')
  return (['first_day', 'last_day'] as const).map((day) => (
    <Field
      key={day}
      {...placed(day, place)}
      label={day === 'first_day' ? words.firstDay : words.lastDay}
      type="date"
      defaultValue={stored?.[day] ?? ''}
    />
  ))
}

interface TextInLanguagesProps extends FieldPlace {
  /** The field's name in the contract: `headline` stands for `headline_de` and its like. */
  name: string
  label: string
  stored: object | null
  maxLength: number
}

/** A text in every offered language; one in another language is sent back unchanged. */
export function TextInLanguages({ name, label, stored, maxLength, ...place }: TextInLanguagesProps) {
  const { inLanguage } = useWords('forms')
  const offered = useOfferedLanguages()
  const others = useScope().languages.filter(({ code }) => !offered.some((each) => each.code === code))
  const textIn = (code: string) =>
    String(Object.entries(stored ?? {}).find(([field]) => field === `${name}_${code}`)?.[1] ?? '')
  return (
    <>
      {offered.map(({ code, name: language }) => (
        <Field
          key={code}
          {...placed(`${name}_${code}`, place)}
          lang={code}
          label={offered.length > 1 ? fill(inLanguage, { field: label, language }) : label}
          defaultValue={textIn(code)}
          maxLength={maxLength}
        />
      ))}
      {others.map(({ code }) => (
        <input key={code} type="hidden" name={placed(`${name}_${code}`, place).name} value={textIn(code)} />
      ))}
    </>
  )
}
