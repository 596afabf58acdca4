import type { Staff } from '@/lib/accounts/caller'
import type { Prisma } from '@/lib/generated/prisma/client'
import { db } from '@/lib/platform/database/db'
import { authorNames } from '@/lib/orders/order'
import { nameOf } from '@/lib/orders/read/staff-order-view'
import type { ProposalView } from '@/lib/orders/read/proposal-view'

export interface ProposalEvent {
  what: 'proposed' | 'agreed' | 'declined' | 'withdrawn' | 'expired'
  at: Date
  /** Null: the customer by the link, the clock, or a deleted user. */
  by: string | null
  /** The person who agreed on the phone; else empty. */
  consentName: string
  totals: Pick<ProposalView, 'totalBeforeRappen' | 'totalAfterRappen'>
}

const mostListed = 50

export async function listProposals(
  _staff: Staff,
  orderId: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<ProposalEvent[]> {
  const rows = await db().proposal.findMany({
    where: { orderId },
    orderBy: { proposedAt: 'desc' },
    take: mostListed,
    include: people,
  })
  return rows
    .toReversed()
    .flatMap((row) => eventsOf(row, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const people = { ...authorNames, answeredBy: authorNames.byUser, answeredDevice: authorNames.byDevice } as const

type Row = Prisma.ProposalGetPayload<{ include: typeof people }>

function eventsOf(row: Row, now: Date): ProposalEvent[] {
  const { state, proposedAt, expiresAt, consentName, totalBeforeRappen, totalAfterRappen } = row
  const totals = { totalBeforeRappen, totalAfterRappen }
  const proposed = { at: proposedAt, by: nameOf(row.byUser, row.byDevice), consentName: '', totals }
  const events: ProposalEvent[] = [{ what: 'proposed', ...proposed }]
  if (state === 'expired' || (state === 'open' && expiresAt <= now))
    events.push({ what: 'expired', at: expiresAt, by: null, consentName: '', totals })
  else if (state !== 'open' && row.answeredAt)
    events.push({
      what: state,
      at: row.answeredAt,
      by: nameOf(row.answeredBy, row.answeredDevice),
      consentName,
      totals,
    })
  return events
}
