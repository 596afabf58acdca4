import { withConnection } from '../../launch/database/connection'
import type { Fulfilment } from '../../../lib/orders/limits'
import type { OrderStatus } from '../../../lib/orders/status'

export interface StoredOrder {
  id: string
  paymentId: string
  status: OrderStatus
  fulfilment: Fulfilment
  totalRappen: number
  lines: string
  paymentStatus: string
}

export interface StoredStep {
  id: string
  orderId: string
  status: OrderStatus
  isCorrection: boolean
  isUndone: boolean
}

export interface StoredReceipt {
  year: number
  number: number
  orderId: string
  kind: 'sale' | 'change' | 'reversal'
  totalRappen: number
  isReplaced: boolean
}

export interface StoredEntry {
  id: string
  /** Null: its order is gone. */
  orderId: string | null
  kind: string
  amountRappen: number
  stepId: string | null
}

/** What a run has left in the database. */
export interface Stored {
  orders: StoredOrder[]
  /** In the order in which they were written, as all others. */
  steps: StoredStep[]
  receipts: StoredReceipt[]
  entries: StoredEntry[]
  /** As the shop itself adds it up. */
  drawerRappen: number
  /** Connections of the shop in a transaction that nobody ends. */
  openTransactions: number
}

const queries = {
  orders: `select o.id, payment_id as "paymentId", o.status, fulfilment, total_rappen as "totalRappen",
      coalesce(p.status::text, 'none') as "paymentStatus",
      (select string_agg(quantity || ' ' || name || ' ' || total_rappen, ', ' order by position)
        from order_line where order_id = o.id) as lines
    from orders o left join payment p on p.order_id = o.id order by o.id`,
  steps: `select id, order_id as "orderId", status, correction as "isCorrection", undone_at is not null as "isUndone"
    from status_change order by id`,
  receipts: `select year, number, order_id as "orderId", kind, (content->>'totalRappen')::int as "totalRappen",
      exists (select from receipt r where r.replaces_year = receipt.year and r.replaces_number = receipt.number)
        as "isReplaced"
    from receipt order by year, number`,
  entries: `select e.id, o.id as "orderId", kind, amount_rappen as "amountRappen", status_change_id as "stepId"
    from payment_entry e left join payment p on p.id = payment_id left join orders o on o.id = p.order_id order by e.id`,
  // The outbox has one open while it sends.
  open: `select count(*)::int as count from pg_stat_activity where state like 'idle in transaction%'
    and xact_start < now() - interval '3 seconds' and application_name <> 'outbox'`,
}

/** All of it at one moment. @param adminUrl of the owner */
export function findStored(adminUrl: string): Promise<Omit<Stored, 'drawerRappen'>> {
  return withConnection(adminUrl, async (client) => {
    const rows = async <Row extends object>(query: string) => (await client.query<Row>(query)).rows
    const [open] = await rows<{ count: number }>(queries.open)
    await client.query('begin isolation level repeatable read read only')
    return {
      orders: await rows<StoredOrder>(queries.orders),
      steps: await rows<StoredStep>(queries.steps),
      receipts: await rows<StoredReceipt>(queries.receipts),
      entries: await rows<StoredEntry>(queries.entries),
      openTransactions: open?.count ?? 0,
    }
  })
}
