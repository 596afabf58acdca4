import { findDemo } from '@/lib/menu/demo/find-demo'
import { removeDemo } from '@/lib/menu/demo/remove-demo'
import { settleStep, openShop, changeSettings } from '@/lib/orders/setup/settle-step'
import { listContactMessages, markAnswered } from '@/lib/shop/contact-messages'
import { currentShop } from '@/lib/shop/queries'
import { extendLeadTime, pauseOrdering } from '@/lib/shop/change-shop'
import { sendContactMessage } from '@/lib/shop/send-contact-message'
import { shopAt } from '@/lib/shop/shop'
import type * as contract from '../contract/shop'
import type { Handlers } from '../http/handler'
import { linkToNext } from '../http/next-page'
import { reply } from '../http/reply'

export const shop = {
  getShop: async ({ now }) => shopAt(await currentShop(), now),
  updateShop: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await changeSettings(caller, { ...body, expectedVersions }, now), now),
  pauseOrdering: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await pauseOrdering(caller, { ...body, expectedVersions }, now), now),
  extendLeadTime: async ({ caller, body, expectedVersions, now }) =>
    shopAt(await extendLeadTime(caller, { ...body, expectedVersions }, now), now),
  settleSetupStep: ({ caller, body }) => settleStep(caller, body),
  openShop: async ({ caller, now }) => shopAt(await openShop(caller, now), now),
  getDemo: ({ caller }) => findDemo(caller),
  removeDemo: ({ caller, body }) => removeDemo(caller, body),
  sendContactMessage: ({ body, client }) => sendContactMessage(body, client),
  async listContactMessages({ caller, query, request }) {
    const { messages, next } = await listContactMessages(caller, query)
    return reply(messages, { headers: linkToNext(request, { before: next }) })
  },
  markAnswered: ({ caller, params, body, now }) => markAnswered(caller, params.id, { ...body, now }),
} satisfies Handlers<typeof contract>
