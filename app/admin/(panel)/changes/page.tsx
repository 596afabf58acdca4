import type { Metadata } from 'next'
import { buttonClass } from '@/app/_ui/button'
import { changeQuery, type ChangeFilter as Filter } from '@/lib/changes/change-query'
import { listAuthors, listSubjects } from '@/lib/changes/list-authors'
import { listChanges } from '@/lib/changes/list-changes'
import { texts } from '@/lib/i18n/texts'
import { NothingFound } from '@/app/admin/_table/filter-form'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { listHref, queryOf } from '../../_table/address'
import { CursorPager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { ChangeFilter } from './change-filter'
import { ChangeTable } from './change-table'

const path = '/admin/changes'
const names = {
  ...{ cursor: 'cursor', by: 'by', subject: 'subject', subject_id: 'id', from: 'from', until: 'until', search: 'q' },
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.changes.title }
}

export default async function ChangesPage({ searchParams }: PageProps<'/admin/changes'>) {
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const [search, language] = await Promise.all([searchParams, adminLanguage()])
  const { cursor, subject_id: subjectId, ...asked } = queryOf(changeQuery, search, names)
  const filter = { ...asked, subjectId }
  const [{ items, next }, authors, subjects] = await Promise.all([
    listChanges(manager, { ...filter, cursor }),
    listAuthors(manager),
    listSubjects(manager),
  ])
  const words = texts(language).admin.changes
  const terms = Object.values(filter).some(Boolean) ? [filter.search, filter.from, filter.until].filter(Boolean) : []
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
      {items.length === 0 && <NothingFound {...{ path, language }} terms={terms} otherwise={words.noChanges} />}
      {items.length > 0 && <ChangeTable changes={items} language={language} />}
      <CursorPager path={path} search={search} next={next} />
    </PlainPage>
  )
}

/** Of what the list shows now. */
function csvAddress({ subjectId, ...filter }: Filter, language: string): string {
  const asked = Object.entries({ ...filter, subject_id: subjectId, language })
  return listHref('/api/v1/changes/export', {}, Object.fromEntries(asked.map(([name, value]) => [name, value ?? null])))
}
