import type { ReactNode } from 'react'
import { Field, Select } from '@/app/_ui/field'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { fill, ownValue } from '@/lib/i18n/fill'
import { languageFacts, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Search } from './address'
import { FilterForm } from './filter-form'
import { CursorPager, Pager } from './pager'

type Filter<Value> = { label: string; className?: string } & ({ is: 'search' | 'day' } | { of: Choices<Value> })

/** Each value in words, in their order. */
type Choices<Value> = Record<Exclude<`${Extract<Value, string | number | boolean>}`, ''>, string>

interface ListProps<Query extends object> {
  path: string
  search: Search
  language: Language
  query: Query
  /** Of the fields that have another name in the address. */
  names?: { [Field in keyof Query]?: string }
  /** By the query's fields, in the order of the form; false: not shown. */
  filters: { [Field in keyof Query]?: Filter<Query[Field]> | false }
  /** Of the filter's form, after its fields. */
  more?: ReactNode
  /** Between the filter and the rows. */
  lead?: ReactNode
  isEmpty: boolean
  /** Where nothing is there without a filter. */
  otherwise: string
  /** Where the next page begins; or the numbers of the pages. */
  next?: string | null
  pages?: { page: number; pages: number }
  children: ReactNode
}

/** What a filter leaves of many rows, page by page. */
export function List<Query extends object>(props: ListProps<Query>) {
  const { path, search, language, more, lead, isEmpty, otherwise, next, pages, children } = props
  const fields = fieldsOf(props)
  const shown = fields.map((field) => <FilterField key={field.name} {...field} language={language} />)
  const searchAt = fields.findIndex((field) => 'is' in field && field.is === 'search')
  return (
    <>
      <FilterForm path={path} isFiltered={fields.some(({ value }) => value !== '')} search={shown[searchAt]}>
        {shown.filter((_, index) => index !== searchAt)}
        {more}
      </FilterForm>
      {lead}
      {isEmpty ? <NothingFound {...{ path, language, otherwise }} terms={fields.map(inWords)} /> : children}
      {next !== undefined && <CursorPager path={path} search={search} next={next} />}
      {pages && <Pager path={path} search={search} {...pages} />}
    </>
  )
}

function fieldsOf<Query extends object>({ query, names, filters }: ListProps<Query>): FilterFieldProps[] {
  const values: Partial<Record<string, string | number | boolean>> = { ...(query as object) }
  const renamed: Partial<Record<string, string>> = { ...names }
  return Object.entries(filters as Record<string, Filter<string> | false>).flatMap(([field, filter]) =>
    filter ? [{ ...filter, name: renamed[field] ?? field, value: String(values[field] ?? '') }] : [],
  )
}

type FilterFieldProps = Filter<string> & { name: string; value: string }

const look = {
  search: 'grow sm:w-64 sm:grow-0',
  day: 'grow basis-36 sm:grow-0 sm:basis-44',
  choice: 'grow basis-20 sm:grow-0 sm:basis-44',
}

function FilterField({ language, ...field }: FilterFieldProps & { language: Language }) {
  const { name, label, value: defaultValue, className } = field
  const input = { name, label, defaultValue }
  if ('is' in field)
    return <Field {...input} type={field.is === 'day' ? 'date' : 'search'} className={className ?? look[field.is]} />
  return (
    <Select {...input} className={className ?? look.choice}>
      <option value="">{texts(language).admin.shell.all}</option>
      {Object.entries(field.of).map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </Select>
  )
}

function inWords({ value, ...field }: FilterFieldProps): string {
  return 'of' in field ? (ownValue(field.of, value) ?? '') : value.trim()
}

/** The values of a list in words. */
export function choicesOf<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return Object.fromEntries(values.map((value) => [value, words[value]])) as Record<Value, string>
}

interface NothingFoundProps {
  path: string
  /** The filters in words; blank ones are not set. */
  terms: string[]
  otherwise: string
  language: Language
}

/** Names the filters: an empty list after a slip in the search box looks like lost data. */
function NothingFound({ path, terms, otherwise, language }: NothingFoundProps) {
  const words = texts(language).admin.shell
  const asked = terms.filter(Boolean).map((text) => fill(words.quoted, { text }))
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
