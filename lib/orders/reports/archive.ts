import { Zip, ZipDeflate } from 'fflate'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { journalCsv } from './journals'
import { findPeriodReport } from './period-report'
import { journals, reportTables, type ReportQuery } from './report-query'
import { reportTable, tableAsCsv } from './report-tables'

/** The tables of a period's report and its journals in one ZIP. Streamed, as the journals are. */
export async function* periodArchive(
  manager: Manager,
  query: ReportQuery,
  { language, now }: { language: Language; now: Date },
): AsyncIterable<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const encoder = new TextEncoder()
  for await (const [name, pieces] of files(manager, query, { language, now })) {
    const file = new ZipDeflate(`${name}-${query.from}-${query.to}.csv`)
    zip.add(file)
    for await (const piece of pieces) {
      file.push(encoder.encode(piece))
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* made
}

type File = [name: string, pieces: AsyncIterable<string> | string[]]

async function* files(
  manager: Manager,
  query: ReportQuery,
  { language, now }: { language: Language; now: Date },
): AsyncIterable<File> {
  const report = await findPeriodReport(manager, query, now)
  for (const table of reportTables) yield [`report-${table}`, [tableAsCsv(reportTable(report, table, language))]]
  for (const journal of journals) yield [journal, journalCsv(manager, journal, { ...query, language })]
}
