import { listPayments } from '@/lib/orders/money/list-payments'
import { settlePayment } from '@/lib/orders/money/settle-payment'
import type * as contract from '../contract/payments'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'

export const payments = {
  async listPayments({ caller, query, request }) {
    const { items, next } = await listPayments(caller, query)
    return reply(items, { headers: linkToNext(request, { cursor: next }) })
  },
  settlePayment: ({ caller, params, body, now }) => settlePayment(caller, params.id, { ...body, now }),
} satisfies Handlers<typeof contract>
