import type { BoardCaller, Manager } from '@/lib/accounts/caller'
import type { Printer, PrintJob } from '@/lib/generated/prisma/client'
import type { Language } from '@/lib/i18n/language'
import { recordChange, type Values } from '@/lib/platform/database/audit'
import { db, transaction, type Tx } from '@/lib/platform/database/db'
import { randomText, tokenHash } from '@/lib/platform/process/secrets'
import { found, Refusal } from '@/lib/platform/refusal'
import { findShop } from '@/lib/shop/queries'

const mostPrinters = 20
const mostJobs = 100

/** No two of them look alike: the address is typed by hand. */
const characters = 'acdefghjkmnpqrtvwxy3479'
const tokenLength = 20

type Things = 'ticket' | 'receipt' | 'cancellation' | 'day'

interface PrinterSettings {
  name: string
  paper: 80 | 58
  copies: number
  prints: readonly Things[]
  categoryIds: readonly string[]
  when: 'received' | 'accepted'
  opensDrawer: boolean
  language: Language
}

export interface PrinterView extends PrinterSettings, Pick<Printer, 'id' | 'kind' | 'condition' | 'lastSeenAt'> {
  waiting: number
  unconfirmed: number
}

export interface PrintJobView extends PrintJob {
  /** Of its order. */
  number: number | null
}

export interface AddedPrinter extends PrinterView {
  /** Null: it has the one that it had. */
  address: string | null
}

export async function listPrinters(_caller: BoardCaller): Promise<PrinterView[]> {
  const rows = await db().printer.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return viewsOf(db(), rows)
}

export async function findPrinter(_manager: Manager, id: string): Promise<PrinterView> {
  return viewOf(db(), found(await db().printer.findUnique({ where: { id } })))
}

interface Adding extends Omit<PrinterSettings, 'language'> {
  /** Absent: that of the mails to the shop. */
  language?: Language | undefined
  kind: Printer['kind']
  /** Of the shop, to which the printer's address belongs. */
  origin: string
}

export function addPrinter(manager: Manager, { kind, origin, language, ...settings }: Adding): Promise<AddedPrinter> {
  return transaction(async (tx) => {
    if ((await tx.printer.count()) >= mostPrinters) throw new Refusal('too_many_printers')
    const token = randomText(characters, tokenLength)
    const spoken = language ?? (await findShop(tx)).mailLanguage
    const data = { ...columnsOf(settings), kind, language: spoken, tokenHash: tokenHash(token) }
    const row = await tx.printer.create({ data })
    await note(tx, manager, { id: row.id, before: null, after: audited(row) })
    return { ...(await viewOf(tx, row)), address: addressOf(origin, token) }
  })
}

interface Changing extends Partial<PrinterSettings> {
  newAddress?: true | undefined
  origin: string
}

export function changePrinter(
  manager: Manager,
  id: string,
  { newAddress, origin, ...settings }: Changing,
): Promise<AddedPrinter> {
  return transaction(async (tx) => {
    const before = await locked(tx, id)
    const token = newAddress ? randomText(characters, tokenLength) : null
    const data = { ...columnsOf(settings), ...(token && { tokenHash: tokenHash(token) }), version: { increment: 1 } }
    const row = await tx.printer.update({ where: { id }, data })
    // That the address became another one is said by its hash, which nobody is shown.
    await note(tx, manager, { id, before: addressed(before), after: addressed(row) })
    return { ...(await viewOf(tx, row)), address: token && addressOf(origin, token) }
  })
}

/** What waits for it goes with it. */
export function deletePrinter(manager: Manager, id: string): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx.printer.delete({ where: { id } })
    await note(tx, manager, { id, before: audited(before), after: null })
    return { id }
  })
}

export function testPrinter(_manager: Manager, printerId: string): Promise<PrintJobView> {
  return transaction(async (tx) => {
    await locked(tx, printerId)
    return numbered(await tx.printJob.create({ data: { printerId, kind: 'test' }, include: withNumber }))
  })
}

/** The newest first. */
export async function listPrintJobs(_manager: Manager, printerId: string): Promise<PrintJobView[]> {
  found(await db().printer.findUnique({ where: { id: printerId }, select: { id: true } }))
  const jobs = await db().printJob.findMany({
    where: { printerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: mostJobs,
    include: withNumber,
  })
  return jobs.map(numbered)
}

const withNumber = { order: { select: { number: true } } } as const

function numbered({ order, ...job }: PrintJob & { order: { number: number } | null }): PrintJobView {
  return { ...job, number: order?.number ?? null }
}

/** What may have come out comes out once more, and says that it is a copy; a second tap finds it done. */
export function printAgain(_caller: BoardCaller, id: string): Promise<PrintJobView> {
  return transaction(async (tx) => {
    const job = found(await tx.printJob.findUnique({ where: { id }, include: withNumber }))
    await locked(tx, job.printerId)
    const { count } = await tx.printJob.updateMany({
      where: { id, status: 'unconfirmed' },
      data: { status: 'cancelled', endedAt: new Date() },
    })
    const { printerId, orderId, businessDay, kind } = job
    const data = { printerId, orderId, businessDay, kind, isCopy: true }
    if (count > 0) return numbered(await tx.printJob.create({ data, include: withNumber }))
    const copy = await tx.printJob.findFirst({
      where: { printerId, orderId, kind, isCopy: true, createdAt: { gte: job.createdAt } },
      orderBy: { createdAt: 'desc' },
      include: withNumber,
    })
    return numbered(copy ?? job)
  })
}

async function locked(tx: Tx, id: string): Promise<Printer> {
  await tx.$queryRaw`select id from printer where id = ${id}::uuid for update`
  return found(await tx.printer.findUnique({ where: { id } }))
}

function columnsOf<Settings extends Partial<PrinterSettings>>({ when, prints, categoryIds, ...rest }: Settings) {
  return {
    ...rest,
    ...(prints && { prints: [...prints] }),
    ...(categoryIds && { categoryIds: [...categoryIds] }),
    ...(when && { printsOnReceipt: when === 'received' }),
  }
}

function audited({ name, kind, paper, copies, prints, categoryIds, printsOnReceipt, opensDrawer, language }: Printer) {
  return { name, kind, paper, copies, prints, categoryIds, printsOnReceipt, opensDrawer, language }
}

function addressed(row: Printer) {
  return { ...audited(row), addressToken: row.tokenHash }
}

async function note(tx: Tx, { userId }: Manager, change: { id: string; before: Values | null; after: Values | null }) {
  const { id, ...values } = change
  await recordChange(tx, { byUserId: userId, subject: 'printer', subjectId: id, ...values })
}

function addressOf(origin: string, token: string): string {
  return `${origin}/api/print/${token}`
}

type Reader = Pick<Tx, 'printJob'>

async function viewOf(reader: Reader, row: Printer): Promise<PrinterView> {
  const [view] = await viewsOf(reader, [row])
  return found(view ?? null)
}

async function viewsOf(reader: Reader, rows: readonly Printer[]): Promise<PrinterView[]> {
  const counts = await reader.printJob.groupBy({
    by: ['printerId', 'status'],
    where: { printerId: { in: rows.map(({ id }) => id) }, status: { in: ['waiting', 'unconfirmed'] } },
    _count: true,
  })
  const count = (id: string, status: PrintJob['status']) =>
    counts.find((group) => group.printerId === id && group.status === status)?._count ?? 0
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    paper: row.paper === 58 ? 58 : 80,
    copies: row.copies,
    // The columns have checks that allow nothing else.
    prints: row.prints as Things[],
    categoryIds: row.categoryIds,
    when: row.printsOnReceipt ? 'received' : 'accepted',
    opensDrawer: row.opensDrawer,
    language: row.language as PrinterSettings['language'],
    condition: row.condition,
    lastSeenAt: row.lastSeenAt,
    waiting: count(row.id, 'waiting'),
    unconfirmed: count(row.id, 'unconfirmed'),
  }))
}
