import { buttonClass } from '@/app/_ui/button'
import { changeQuery } from '@/lib/changes/change-query'
import { listAuthors, listSubjects } from '@/lib/changes/list-authors'
import { listChanges } from '@/lib/changes/list-changes'
import { inWords } from '@/lib/changes/value-text'
import { fill } from '@/lib/i18n/fill'
import { listHref, queryOf } from '../../_table/address'
import { List } from '../../_table/list'
import { PlainPage } from '../../_ui/plain-page'
import { ChangeTable } from './change-table'
import { staffMetadata, staffPage, type View } from '../../_page'

const names = {
  ...{ cursor: 'cursor', by: 'by', subject: 'subject', subject_id: 'id', from: 'from', until: 'until', search: 'q' },
}

export const generateMetadata = staffMetadata('changes')

export default staffPage('changes', ChangesPage)

async function ChangesPage({ caller, language, path, search, admin }: View<'changes'>) {
  const query = queryOf(changeQuery, search, names)
  const { cursor, subject_id: subjectId, ...asked } = query
  const [{ items, next }, authors, subjects] = await Promise.all([
    listChanges(caller, { ...asked, subjectId, cursor }),
    listAuthors(caller),
    listSubjects(caller),
  ])
  const words = admin.changes
  const className = 'grow basis-32 sm:grow-0 sm:basis-44'
  return (
    <PlainPage
      title={words.title}
      actions={
        <a
          href={listHref('/api/v1/changes/export', { ...asked, subject_id: subjectId, language }, {})}
          download
          className={buttonClass('outline')}
        >
          {words.csv}
        </a>
      }
    >
      <List
        {...{ path, search, language, query, names, next }}
        filters={{
          search: { label: words.searchLabel, is: 'search' },
          by: { label: words.by, of: Object.fromEntries(authors.map(({ id, name }) => [id, name])), className },
          subject: {
            label: words.subject,
            of: Object.fromEntries(subjects.map((subject) => [subject, inWords(words.subjects, subject)])),
            className,
          },
          from: { label: words.from, is: 'day', className },
          until: { label: words.until, is: 'day', className },
          subject_id: subjectId !== undefined && {
            label: words.subject,
            of: { [subjectId]: fill(words.ofOneThing, { name: items[0]?.thing.name ?? subjectId }) },
            className,
          },
        }}
        isEmpty={items.length === 0}
        otherwise={words.noChanges}
      >
        <ChangeTable changes={items} language={language} />
      </List>
    </PlainPage>
  )
}
