import type {
  AgeCheck,
  Order,
  OrderLine,
  Payment,
  PaymentEntry,
  Prisma,
  Proposal,
  StatusChange,
} from '@/lib/generated/prisma/client'

/** An order with everything that belongs to it. */
export interface OrderRecord extends Order {
  lines: OrderLine[]
  /** In the order in which it happened. */
  history: HistoryEntry[]
  /** The one that stands, if any. */
  ageChecks: AgeCheckEntry[]
  /** With its rows of money, in the order in which they were written. */
  payment: (Payment & { entries: PaymentEntry[] }) | null
  /** Taken back in the books. */
  reversal: { at: Date } | null
  /** The open one, if any. */
  proposals: ProposalEntry[]
}

/** What is to be written: PostgreSQL gives it its number. */
export type NewOrder = Omit<OrderRecord, 'number'>

export interface ProposalEntry extends Proposal {
  byUser?: Name | null
  byDevice?: { name: string } | null
}

export interface HistoryEntry extends Pick<
  StatusChange,
  'id' | 'status' | 'at' | 'reason' | 'text' | 'promisedFor' | 'announcedAt' | 'correction' | 'undoneAt'
> {
  byUser?: Name | null
  byDevice?: { name: string } | null
  undoneBy?: Name | null
  undoneByDevice?: { name: string } | null
}

export interface AgeCheckEntry extends Pick<AgeCheck, 'id' | 'result' | 'at' | 'takenOut'> {
  byUser?: Name | null
  byDevice?: { name: string } | null
}

interface Name {
  firstname: string
  lastname: string
}

const name = { select: { firstname: true, lastname: true } } as const
const deviceName = { select: { name: true } } as const

export const wholeOrder = {
  lines: { orderBy: { position: 'asc' } },
  history: {
    orderBy: { id: 'asc' },
    include: { byUser: name, byDevice: deviceName, undoneBy: name, undoneByDevice: deviceName },
  },
  ageChecks: { where: { undoneAt: null }, include: { byUser: name, byDevice: deviceName } },
  payment: { include: { entries: { orderBy: { id: 'asc' } } } },
  reversal: { select: { at: true } },
  proposals: { where: { state: 'open' }, include: { byUser: name, byDevice: deviceName } },
} satisfies Prisma.OrderInclude
