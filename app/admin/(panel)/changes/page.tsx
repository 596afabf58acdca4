import { buttonClass } from '@/app/_ui/button'
import { changeQuery, type ChangeFilter as Filter } from '@/lib/changes/change-query'
import { listAuthors, listSubjects } from '@/lib/changes/list-authors'
import { listChanges } from '@/lib/changes/list-changes'
import { NothingFound, FilterForm, SearchField } from '@/app/admin/_table/filter-form'
import { listHref, queryOf } from '../../_table/address'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { ChangeTable } from './change-table'
import { staffMetadata, staffPage, type View } from '../../_page'
import { Field, Select } from '@/app/_ui/field'
import { inWords } from '@/lib/changes/value-text'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

const names = {
  ...{ cursor: 'cursor', by: 'by', subject: 'subject', subject_id: 'id', from: 'from', until: 'until', search: 'q' },
}

export const generateMetadata = staffMetadata('changes')

export default staffPage('changes', ChangesPage)

async function ChangesPage({ caller, language, path, search, admin }: View<'changes'>) {
  const { cursor, subject_id: subjectId, ...asked } = queryOf(changeQuery, search, names)
  const filter = { ...asked, subjectId }
  const [{ items, next }, authors, subjects] = await Promise.all([
    listChanges(caller, { ...filter, cursor }),
    listAuthors(caller),
    listSubjects(caller),
  ])
  const words = admin.changes
  const terms = [filter.search, filter.from, filter.until]
  return (
    <PlainPage
      title={words.title}
      actions={
        <a href={csvAddress(filter, language)} download className={buttonClass('outline')}>
          {words.csv}
        </a>
      }
    >
      <ChangeFilter {...{ path, filter, authors, subjects, language }} thing={items[0]?.thing.name ?? null} />
      {items.length === 0 && <NothingFound {...{ path, language, terms }} otherwise={words.noChanges} />}
      {items.length > 0 && <ChangeTable changes={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}

function csvAddress({ subjectId, ...filter }: Filter, language: string): string {
  return listHref('/api/v1/changes/export', { ...filter, subject_id: subjectId, language }, {})
}

interface ChangeFilterProps {
  path: string
  filter: Filter
  authors: { id: string; name: string }[]
  subjects: string[]
  thing: string | null
  language: Language
}

function ChangeFilter({ path, filter, authors, subjects, thing, language }: ChangeFilterProps) {
  const { changes: words, shell } = texts(language).admin
  const chosen = 'grow basis-32 sm:grow-0 sm:basis-44'
  return (
    <FilterForm
      path={path}
      isFiltered={Object.values(filter).some(Boolean)}
      search={<SearchField label={words.searchLabel} value={filter.search} />}
    >
      <Select name="by" label={words.by} defaultValue={filter.by ?? ''} className={chosen}>
        <option value="">{shell.all}</option>
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="subject" label={words.subject} defaultValue={filter.subject ?? ''} className={chosen}>
        <option value="">{shell.all}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {inWords(words.subjects, subject)}
          </option>
        ))}
      </Select>
      <Field name="from" label={words.from} type="date" defaultValue={filter.from} className={chosen} />
      <Field name="until" label={words.until} type="date" defaultValue={filter.until} className={chosen} />
      {filter.subjectId && (
        <Select name="id" label={words.subject} defaultValue={filter.subjectId} className={chosen}>
          <option value="">{shell.all}</option>
          <option value={filter.subjectId}>{fill(words.ofOneThing, { name: thing ?? filter.subjectId })}</option>
        </Select>
      )}
    </FilterForm>
  )
}
