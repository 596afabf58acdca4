import { transform } from 'receiptline'
import type { Manager } from '@/lib/accounts/caller'
import { db } from '@/lib/platform/database/db'
import { offeredLanguage } from '@/lib/platform/events'
import { found } from '@/lib/platform/refusal'
import { columnsOf, documentOf } from './content'
import type { Columns } from './markdown'
import { testDocument } from './papers'

/** What comes out of it, as a picture: the newest of its tickets, else the page that tries it. */
export async function findPreview(_manager: Manager, printerId: string, now = new Date()): Promise<string> {
  const printer = found(await db().printer.findUnique({ where: { id: printerId } }))
  const newest = await db().printJob.findFirst({
    where: { printerId, kind: 'ticket' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  const columns = columnsOf(printer)
  const language = offeredLanguage(printer.language)
  const ticket = newest && (await documentOf(newest, printer, now))
  return toPicture(ticket ?? testDocument(printer, { columns, language, now, marks: [] }), columns)
}

function toPicture(document: string, columns: Columns): string {
  const svg = transform(document, { cpl: columns, encoding: 'multilingual', command: 'svg' })
  // It would fetch a font from elsewhere.
  return svg.replace(/<style.*?<\/style>/s, '')
}
