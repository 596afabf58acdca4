import type { HistoryEntry, OrderRecord } from './order'
import { shortNumber } from './order-id'
import { cashView, personal, soldLine, type CashView, type Personal, type SoldLine } from './order-parts'
import { nextStatuses, type OrderStatus, type RejectionReason } from './status'

/** An order as the staff's list and board need it. */
export interface StaffOrderView
  extends
    Pick<OrderRecord, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'fulfilment' | 'requestedFor' | 'promisedFor'>,
    Pick<OrderRecord, 'language' | 'alarmedAt' | 'subtotalRappen' | 'deliveryFeeRappen'>,
    Personal {
  user: { name: string; email: string }
  totalRappen: number
  items: (SoldLine & { note: string; minimumAge: number })[]
  shortNumber: string
  next: OrderStatus[]
  payment: (CashView & { id: string }) | null
  history: StaffHistoryEntry[]
}

interface StaffHistoryEntry {
  status: OrderStatus
  at: Date
  by: string | null
  reason: RejectionReason | null
  text: string
  promisedFor: Date | null
}

export function staffView(order: OrderRecord): StaffOrderView {
  return {
    id: order.id,
    user: { name: `${order.firstname} ${order.lastname}`, email: order.contactEmail },
    totalRappen: order.totalRappen,
    status: order.status,
    items: order.lines.map((line) => ({ ...soldLine(line), note: line.note, minimumAge: line.minimumAge })),
    shortNumber: shortNumber(order.id),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    fulfilment: order.fulfilment,
    requestedFor: order.requestedFor,
    promisedFor: order.promisedFor,
    next: nextStatuses(order.status, order.fulfilment),
    ...personal(order),
    language: order.language,
    alarmedAt: order.alarmedAt,
    subtotalRappen: order.subtotalRappen,
    deliveryFeeRappen: order.deliveryFeeRappen,
    payment: order.payment && { id: order.payment.id, ...cashView(order.payment) },
    history: order.history.map((entry) => ({
      status: entry.status,
      at: entry.at,
      by: authorName(entry),
      reason: entry.reason as RejectionReason | null,
      text: entry.text,
      promisedFor: entry.promisedFor,
    })),
  }
}

/** "Anna Muster (Tablet Küche)": the person, the device, or the person at the device. */
function authorName({ byUser, byDevice }: HistoryEntry): string | null {
  if (!byUser) return byDevice?.name ?? null
  const name = `${byUser.firstname} ${byUser.lastname}`
  return byDevice ? `${name} (${byDevice.name})` : name
}
