import type { Order, OrderLine, Payment, Prisma, StatusChange } from '@/lib/generated/prisma/client'

/** An order with everything that belongs to it. */
export interface OrderRecord extends Order {
  lines: OrderLine[]
  /** In the order in which it happened. */
  history: HistoryEntry[]
  payment: Payment | null
}

export interface HistoryEntry extends Pick<
  StatusChange,
  'id' | 'status' | 'at' | 'reason' | 'text' | 'promisedFor' | 'announcedAt' | 'correction' | 'paymentWas' | 'undoneAt'
> {
  byUser?: Name | null
  byDevice?: { name: string } | null
  undoneBy?: Name | null
  undoneByDevice?: { name: string } | null
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
  payment: true,
} satisfies Prisma.OrderInclude
