import type { Order, OrderLine, Payment, Prisma, StatusChange } from '@/lib/generated/prisma/client'

/** An order with everything that belongs to it. */
export interface OrderRecord extends Order {
  lines: OrderLine[]
  /** In the order in which it happened. */
  history: HistoryEntry[]
  payment: Payment | null
}

export interface HistoryEntry extends Pick<StatusChange, 'status' | 'at' | 'reason' | 'text' | 'promisedFor'> {
  byUser?: { firstname: string; lastname: string } | null
  byDevice?: { name: string } | null
}

export const wholeOrder = {
  lines: { orderBy: { position: 'asc' } },
  history: {
    orderBy: { id: 'asc' },
    include: { byUser: { select: { firstname: true, lastname: true } }, byDevice: { select: { name: true } } },
  },
  payment: true,
} satisfies Prisma.OrderInclude
