import { Zip, ZipDeflate } from 'fflate'
import type { Manager } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { journalCsv } from './journals'
import { findPeriodReport } from '@/lib/orders/reports/period-report'
import { reportPdf } from '@/lib/orders/reports/report-pdf'
import { journals, reportTables, type ReportQuery } from '@/lib/orders/reports/report-query'
import { reportTable, tableAsCsv } from '@/lib/orders/reports/report-tables'

/** The report of a period to read and as tables, and its journals, in one ZIP. Streamed, as the journals are. */
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
    const file = new ZipDeflate(fileName(name, query))
    zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
  }
  zip.end()
  yield* made
}

/** `report.pdf` of May is report-2027-05-01-2027-05-31.pdf. */
export function fileName(name: string, { from, to }: Pick<ReportQuery, 'from' | 'to'>): string {
  return name.replace(/(?=\.\w+$)/, `-${from}-${to}`)
}

type File = [name: string, pieces: AsyncIterable<string | Uint8Array> | string[]]

async function* files(
  manager: Manager,
  query: ReportQuery,
  { language, now }: { language: Language; now: Date },
): AsyncIterable<File> {
  const report = await findPeriodReport(manager, query, now)
  yield ['report.pdf', reportPdf(report, { language })]
  for (const table of reportTables) yield [`report-${table}.csv`, [tableAsCsv(reportTable(report, table, language))]]
  for (const journal of journals) yield [`${journal}.csv`, journalCsv(manager, journal, { ...query, language })]
}
