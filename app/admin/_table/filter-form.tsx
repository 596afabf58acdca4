import type { ReactNode } from 'react'
import { Button } from '@/app/_ui/button'
import { Field, Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { ChoosingForm } from './choosing-form'

interface FilterFormProps {
  path: string
  isFiltered: boolean
  search?: ReactNode
  children?: ReactNode
}

/** A plain GET form: its fields become the address. */
export async function FilterForm({ path, isFiltered, search, children }: FilterFormProps) {
  const words = texts(await adminLanguage()).admin.shell
  const button = (
    <Button type="submit" look="plain">
      {words.search}
    </Button>
  )
  return (
    <ChoosingForm path={path} isFiltered={isFiltered}>
      {search && (
        <div className="flex grow basis-full items-end gap-2 sm:grow-0 sm:basis-auto">
          {search}
          {button}
        </div>
      )}
      {children}
      {!search && button}
      {isFiltered && (
        <Link href={path} className="inline-flex min-h-12 items-center px-2 underline underline-offset-4">
          {words.reset}
        </Link>
      )}
    </ChoosingForm>
  )
}

export function SearchField({ label, value }: { label: string; value: string | undefined }) {
  return <Field name="q" label={label} type="search" defaultValue={value} className="grow sm:w-64 sm:grow-0" />
}

interface FilterSelectProps {
  name: string
  label: string
  value: string | number | undefined
  className?: string
  children: ReactNode
}

export async function FilterSelect({ name, label, value, className = 'sm:basis-44', children }: FilterSelectProps) {
  const { all } = texts(await adminLanguage()).admin.shell
  return (
    <Select name={name} label={label} defaultValue={value ?? ''} className={`grow basis-20 sm:grow-0 ${className}`}>
      <option value="">{all}</option>
      {children}
    </Select>
  )
}

interface NothingFoundProps {
  path: string
  /** The filters in words; blank ones are not set. */
  terms: (string | undefined)[]
  otherwise: string
  language: Language
}

/** Names the filters: an empty list after a slip in the search box looks like lost data. */
export function NothingFound({ path, terms, otherwise, language }: NothingFoundProps) {
  const words = texts(language).admin.shell
  const asked = terms.flatMap((term) => (term?.trim() ? fill(words.quoted, { text: term.trim() }) : []))
  if (asked.length === 0) return <EmptyState>{otherwise}</EmptyState>
  const list = new Intl.ListFormat(languageFacts[language].tag, { type: 'conjunction' }).format(asked)
  return (
    <EmptyState>
      {fill(words.nothingFound, { terms: list })}{' '}
      <Link href={path} className="underline underline-offset-4">
        {words.showAll}
      </Link>
    </EmptyState>
  )
}
