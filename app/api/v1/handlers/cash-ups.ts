import { countCash, type Count } from '@/lib/orders/cash-up/count-cash'
import { findDrawer } from '@/lib/orders/cash-up/find-drawer'
import { listCashUps } from '@/lib/orders/cash-up/list-cash-ups'
import type * as contract from '../contract/cash-ups'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'

export const cashUps = {
  findDrawer: ({ caller, now }) => findDrawer(caller, now),
  countCash: ({ caller, body, now }) => countCash(caller, body as Count, now),
  async listCashUps({ caller, query, request }) {
    const { items, next } = await listCashUps(caller, query)
    return reply(items, { headers: linkToNext(request, { cursor: next }) })
  },
} satisfies Handlers<typeof contract>
