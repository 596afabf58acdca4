import type {
  AgeCheck,
  Order,
  OrderLine,
  OrderRefund,
  Payment,
  PaymentAttempt,
  PaymentEntry,
  Prisma,
  Proposal,
  Refund,
  StatusChange,
} from '@/lib/generated/prisma/client'
import type { Tx } from '@/lib/platform/database/db'

export interface OrderRecord extends Order {
  lines: OrderLine[]
  history: HistoryEntry[]
  ageChecks: AgeCheckEntry[]
  /** In the order in which they were written. */
  payment: (Payment & { entries: PaymentEntry[] }) | null
  reversal: { at: Date } | null
  /** Of parts of the sale, in the order in which they were. */
  refunds: RefundEntry[]
  /** Those that a provider has paid or holds for the shop, and what goes back of them. */
  attempts: (Pick<PaymentAttempt, 'status' | 'amountRappen'> & { refunds: Pick<Refund, 'status' | 'amountRappen'>[] })[]
  /** The lines that the kitchen has ticked off. */
  dishesDone: { position: number }[]
  proposals: ProposalEntry[]
}

export type NewOrder = Omit<OrderRecord, 'number'>

export interface ProposalEntry extends Proposal, Authored {}

export interface RefundEntry extends OrderRefund, Authored {}

export interface HistoryEntry
  extends
    Pick<StatusChange, 'id' | 'status' | 'at' | 'reason' | 'text' | 'promisedFor' | 'announcedAt' | 'correction'>,
    Pick<StatusChange, 'undoneAt' | 'byUserId'>,
    Authored {
  undoneBy?: Name | null
  undoneByDevice?: { name: string } | null
}

export interface AgeCheckEntry extends Pick<AgeCheck, 'id' | 'result' | 'at' | 'takenOut'>, Authored {}

interface Authored {
  byUser?: Name | null
  byDevice?: { name: string } | null
}

interface Name {
  firstname: string
  lastname: string
}

/** For orders whose money may be on its way, either way. */
export const withRefunds = {
  select: { status: true, amountRappen: true, refunds: { select: { status: true, amountRappen: true } } },
} as const

/** What of an order was taken back in the books. */
export const withReversals = {
  reversal: { select: { at: true } },
  refunds: { select: { amountRappen: true, roundingRappen: true } },
} as const

/** By whom an entry was made. */
export const authorNames = {
  byUser: { select: { firstname: true, lastname: true } },
  byDevice: { select: { name: true } },
} as const

const wholeOrder = {
  lines: { orderBy: { position: 'asc' } },
  history: {
    orderBy: { id: 'asc' },
    include: { ...authorNames, undoneBy: authorNames.byUser, undoneByDevice: authorNames.byDevice },
  },
  ageChecks: { where: { undoneAt: null }, include: authorNames },
  payment: { include: { entries: { orderBy: { id: 'asc' } } } },
  reversal: { select: { at: true } },
  refunds: { orderBy: [{ at: 'asc' }, { id: 'asc' }], include: authorNames },
  attempts: { where: { status: { in: ['paid', 'authorised'] } }, ...withRefunds },
  dishesDone: { select: { position: true } },
  proposals: { where: { state: 'open' }, include: authorNames },
} satisfies Prisma.OrderInclude

type Chosen = Pick<Prisma.OrderFindManyArgs, 'where' | 'orderBy' | 'take'>

export async function findOrders(reader: Pick<Tx, 'order' | 'menuItem'>, chosen: Chosen): Promise<OrderRecord[]> {
  return withDishesOnMenu(reader, await reader.order.findMany({ ...chosen, include: wholeOrder }))
}

/** A line stores for ever which dish it was of, so that a dish can go from the menu at once; read, it names no other. */
export async function withDishesOnMenu<Found extends Pick<Order, 'id'> & { lines: OrderLine[] }>(
  reader: Pick<Tx, 'menuItem'>,
  orders: Found[],
): Promise<Found[]> {
  const ids = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ menuItemId }) => menuItemId ?? [])))
  const items = await reader.menuItem.findMany({ where: { id: { in: [...ids] } }, select: { id: true } })
  const onMenu = new Set<string | null>(items.map(({ id }) => id))
  const dishOf = ({ menuItemId }: OrderLine) => (onMenu.has(menuItemId) ? menuItemId : null)
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, menuItemId: dishOf(line) })),
  }))
}

/** Without the names of who did what, which cost a question each and are for the staff. */
export const namelessOrder = {
  ...wholeOrder,
  history: { orderBy: wholeOrder.history.orderBy },
  ageChecks: { where: wholeOrder.ageChecks.where },
  proposals: { where: wholeOrder.proposals.where },
} satisfies Prisma.OrderInclude
