import { listContactMessages, markAnswered } from '@/lib/shop/contact-messages'
import { currentShop } from '@/lib/shop/current-shop'
import { extendLeadTime } from '@/lib/shop/extend-lead-time'
import { pauseOrdering } from '@/lib/shop/pause-ordering'
import { sendContactMessage } from '@/lib/shop/send-contact-message'
import { shopAt } from '@/lib/shop/shop-at'
import { updateShop } from '@/lib/shop/update-shop'
import type * as contract from '../contract/shop'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'

export const shop = {
  getShop: async ({ now }) => shopAt(await currentShop(), now),
  updateShop: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await updateShop(caller, { ...body, expectedVersions }, now), now),
  pauseOrdering: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await pauseOrdering(caller, { ...body, expectedVersions }, now), now),
  extendLeadTime: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await extendLeadTime(caller, { ...body, expectedVersions }, now), now),
  sendContactMessage: ({ body, client }) => sendContactMessage(body, client),
  async listContactMessages({ caller, query, request }) {
    const { messages, next } = await listContactMessages(caller, query)
    return reply(messages, { headers: linkToNext(request, { before: next }) })
  },
  markAnswered: ({ caller, params, body, now }) => markAnswered(caller, params.id, { ...body, now }),
} satisfies Handlers<typeof contract>
