import type { Prisma, PrintJob } from '@/lib/generated/prisma/client'
import { db, transaction } from '@/lib/platform/database/db'

/** A printer asks for what it could not fetch so often; after that a person looks. */
export const mostTries = 5

/** Longer than a printer takes to fetch, print and say so. */
const claimSeconds = 90

export interface Claim {
  /** Absent: what waits longest. */
  jobId?: string | undefined
  /** The one that it has already, for a printer that may ask for it again. */
  again: boolean
}

/** What the printer gets: it has one job in its hands at a time. */
export function claimJob(printerId: string, { jobId, again }: Claim): Promise<PrintJob | null> {
  return transaction(async (tx) => {
    // Two polls of one printer come one after the other.
    await tx.$queryRaw`select id from printer where id = ${printerId}::uuid for no key update`
    const held = await tx.printJob.findFirst({ where: { printerId, status: 'sent' } })
    if (held) return again && (jobId === undefined || held.id === jobId) ? held : null
    const next = await tx.printJob.findFirst({
      where: { printerId, status: 'waiting', ...(jobId !== undefined && { id: jobId }) },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    if (!next) return null
    const [claimed] = await tx.printJob.updateManyAndReturn({
      where: { id: next.id, status: 'waiting' },
      data: { status: 'sent', claimedAt: new Date(), tries: { increment: 1 } },
    })
    return claimed ?? null
  })
}

/** `printed`: on paper; `not fetched`: nothing came out; `uncertain`: something may have. */
export type Outcome = 'printed' | 'not fetched' | 'uncertain'

interface Report {
  /** Absent: the one in its hands. */
  jobId?: string | undefined
  outcome: Outcome
  /** As the printer says it. */
  result: string
}

/** Also of a job that was given up: a late answer is an answer. */
export async function reportJob(printerId: string, { jobId, outcome, result }: Report): Promise<void> {
  const where: Prisma.PrintJobWhereInput = { printerId, ...(jobId !== undefined && { id: jobId }) }
  const said = { result: result.slice(0, 200), endedAt: new Date() }
  if (outcome === 'printed') {
    const status: Prisma.EnumPrintStatusFilter = { in: jobId === undefined ? ['sent'] : ['sent', 'unconfirmed'] }
    await db().printJob.updateMany({ where: { ...where, status }, data: { ...said, status: 'printed' } })
    return
  }
  const sent = { ...where, status: 'sent' as const }
  if (outcome === 'not fetched') {
    const again = { ...sent, tries: { lt: mostTries } }
    await db().printJob.updateMany({
      where: again,
      data: { ...said, status: 'waiting', claimedAt: null, endedAt: null },
    })
  }
  await leaveToPeople(sent, said)
}

/** Nothing of it is for this printer. */
export async function dropJob({ id }: PrintJob): Promise<void> {
  await db().printJob.updateMany({ where: { id, status: 'sent' }, data: { status: 'cancelled', endedAt: new Date() } })
}

/** What a printer took and said nothing of: never sent again by itself, because it may have come out. */
export async function giveUpSentJobs(now = new Date()): Promise<number> {
  const claimedAt = { lt: new Date(now.getTime() - claimSeconds * 1000) }
  return leaveToPeople({ status: 'sent', claimedAt }, { endedAt: now })
}

/** Boards ask at once, as for any change of an order. Answers how many jobs. */
async function leaveToPeople(
  where: Prisma.PrintJobWhereInput,
  said: { endedAt: Date; result?: string },
): Promise<number> {
  const jobs = await db().printJob.updateManyAndReturn({
    where,
    data: { ...said, status: 'unconfirmed' },
    select: { orderId: true },
  })
  const orderIds = jobs.flatMap(({ orderId }) => orderId ?? [])
  // Prisma knows no notification.
  if (orderIds.length > 0)
    await db().$queryRaw`select pg_notify('order_changed', id)::text from unnest(${orderIds}::text[]) as told(id)`
  return jobs.length
}

const keptDays = 30

/** They say nothing of a person, and nobody looks for a ticket of last month. */
export async function forgetOldJobs(now = new Date()): Promise<void> {
  const createdAt = { lt: new Date(now.getTime() - keptDays * 86_400_000) }
  await db().printJob.deleteMany({ where: { createdAt } })
}
