import { listContactMessages, markAnswered } from '@/lib/shop/contact-messages'
import { currentShop } from '@/lib/shop/current-shop'
import { extendLeadTime } from '@/lib/shop/extend-lead-time'
import { pauseOrdering } from '@/lib/shop/pause-ordering'
import { sendContactMessage } from '@/lib/shop/send-contact-message'
import { shopAt } from '@/lib/shop/shop-at'
import { updateShop } from '@/lib/shop/update-shop'
import * as contract from '../contract/shop'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'
import { fromWire } from '../http/wire'

export const shop = {
  getShop: async ({ now }) => shopAt(await currentShop(), now),
  updateShop: async ({ caller, body, now }) =>
    shopAt(await updateShop(caller, fromWire(contract.updateShop.body, body)), now),
  pauseOrdering: async ({ caller, body, now }) => shopAt(await pauseOrdering(caller, body, now), now),
  extendLeadTime: async ({ caller, body, now }) =>
    shopAt(await extendLeadTime(caller, fromWire(contract.extendLeadTime.body, body), now), now),
  sendContactMessage: ({ body, client }) =>
    sendContactMessage(fromWire(contract.sendContactMessage.body, body), client),
  async listContactMessages({ caller, query, request }) {
    const { messages, next } = await listContactMessages(caller, query)
    return reply(messages, { headers: linkToNext(request, { before: next }) })
  },
  markAnswered: ({ caller, params, body, now }) => markAnswered(caller, params.id, { ...body, now }),
} satisfies Handlers<typeof contract>
