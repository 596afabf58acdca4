import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { byteOrderMark, csvLines, csvMoment, defused } from '@/lib/platform/values/csv'
import { parseCursor } from '@/lib/platform/requests/pagination'
import type { ChangeFilter } from './change-query'
import { inWords } from './value-text'
import { listChanges, type ChangeView } from './list-changes'
import { fieldChangesOf } from './field-changes'

const entriesAtOnce = 500
/** A spreadsheet's cell holds no more. */
const longestCell = 32_000

/** Streamed: there may be a million entries. */
export async function* changesCsv(manager: Manager, filter: ChangeFilter, language: Language): AsyncIterable<string> {
  let head = byteOrderMark + lines([Object.values(texts(language).admin.changes.columns)])
  let next: string | null = ''
  while (next !== null) {
    const cursor = parseCursor(next, /^\d{1,18}$/) ?? undefined
    const page = await listChanges(manager, { ...filter, cursor }, entriesAtOnce)
    // The head alone would be an answer before an entry could be read.
    yield head + lines(page.items.flatMap((change) => linesOf(change, language)))
    head = ''
    next = page.next
  }
}

function lines(records: string[][]): string {
  return csvLines(records.map((record) => record.map((cell) => defused(cell.slice(0, longestCell)))))
}

function linesOf(change: ChangeView, language: Language): string[][] {
  const { changes: words, people } = texts(language).admin
  const { author, device, subject, subjectId, action, thing } = change
  const entry = [
    csvMoment(change.createdAt),
    author?.name ?? '',
    author?.email ?? '',
    author ? people.roles[author.role] : '',
    device ?? '',
    inWords(words.subjects, subject),
    thing.name ?? '',
    subjectId,
    inWords(words.actions, action),
  ]
  const fields = fieldChangesOf(change, { language, names: change.names })
  return (fields.length > 0 ? fields : [{ label: '', before: '', after: '' }]).map(({ label, before, after }) => [
    ...entry,
    ...[label, before, after],
  ])
}
