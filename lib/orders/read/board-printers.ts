import { kitchenPapers, type PrintCondition, type PrintKind } from '@/lib/orders/printer-state'
import { finishedStatuses } from '@/lib/orders/status'
import { pool } from '@/lib/platform/database/pool'
import { hub } from '@/lib/platform/events'

export interface BoardPrinter {
  id: string
  name: string
  condition: PrintCondition
  lastSeenAt: Date | null
  waiting: number
  unconfirmed: { jobId: string; orderId: string; number: number; kind: PrintKind }[]
}

let changesWithoutPrinters: number | null = null

/** Those of the kitchen. A shop without printers is asked once; that one was added is notified. */
export async function listBoardPrinters(): Promise<BoardPrinter[]> {
  const { isListening, printChanges } = hub()
  if (isListening && changesWithoutPrinters === printChanges) return []
  const { rows } = await pool().query<BoardPrinter>(statement, [kitchenPapers, finishedStatuses])
  changesWithoutPrinters = rows.length === 0 ? printChanges : null
  return rows
}

// A board polls, so one statement. Of an order that is over nobody needs the ticket any more, but of a cancelled one
// the paper that says so, for an evening.
const statement = `
  select id, name, condition, last_seen_at as "lastSeenAt",
    (select count(*)::int from print_job where printer_id = printer.id and status = 'waiting'
      and kind = any ($1::print_kind[])) as waiting,
    (select coalesce(json_agg(json_build_object('jobId', job.id, 'orderId', job.order_id, 'number', job.number,
        'kind', job.kind) order by job.created_at, job.id), '[]')
      from (select print_job.id, order_id, number, kind, print_job.created_at
        from print_job join orders on orders.id = order_id
        where printer_id = printer.id and print_job.status = 'unconfirmed' and kind = any ($1::print_kind[])
          and case when kind = 'cancellation' then print_job.created_at > now() - interval '12 hours'
            else orders.status <> all ($2::order_status[]) end
        order by print_job.created_at, print_job.id limit 50) job) as unconfirmed
  from printer where 'ticket' = any (prints) order by created_at, id`
