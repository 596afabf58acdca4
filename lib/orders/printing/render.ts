import { transform } from 'receiptline'
import type { PrinterKind } from '@/lib/generated/prisma/enums'
import type { Columns } from './markdown'

/** What opens the drawer and is no paper. */
export const drawerPulse: Record<PrinterKind, Buffer> = {
  star: Buffer.from('\u0007', 'latin1'),
  epson: Buffer.from('\u001bp\u0000\u0019\u00fa', 'latin1'),
}

const languageOf = { star: 'starsbcs', epson: 'escpos' } as const

// They initialise the printer and switch its status messages off, which a printer that asks by itself must not do.
const lead: Record<PrinterKind, number> = { star: 6, epson: 5 }

export function toCommands(document: string, kind: PrinterKind, columns: Columns): Buffer {
  const commands = transform(document, {
    cpl: columns,
    encoding: 'multilingual',
    spacing: true,
    command: languageOf[kind],
  })
  return Buffer.from(commands, 'latin1').subarray(lead[kind])
}

export function toPlainText(document: string, columns: Columns): string {
  return transform(document, { cpl: columns, encoding: 'multilingual', command: 'text' })
}
