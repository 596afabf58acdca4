import type { Customer } from '@/lib/accounts/caller'
import { renewSession } from '@/lib/accounts/sessions/sessions'
import { advanceOrder } from '@/lib/orders/advance/advance-order'
import { cancelOrder, seeCancellation } from '@/lib/orders/advance/cancel-order'
import { changeTime } from '@/lib/orders/advance/change-time'
import { closeDay } from '@/lib/orders/advance/close-day'
import { countTasks, searchOffice } from '@/lib/orders/office/office'
import { findBoard } from '@/lib/orders/read/find-board'
import { followBoard } from '@/lib/orders/read/follow-board'
import { findGivenReceipt, listReceipts } from '@/lib/orders/money/counter/list-receipts'
import { receiptPdf } from '@/lib/orders/money/counter/receipt-pdf'
import { refundOrder } from '@/lib/orders/money/counter/refund-order'
import { reverseOrder } from '@/lib/orders/money/counter/reverse-order'
import { endAttempts, payOrder, type Paying } from '@/lib/orders/money/online/pay-order'
import { placeOrder } from '@/lib/orders/place/place-order'
import { answerProposal, findProposal, noteAnswer } from '@/lib/orders/advance/answer-proposal'
import { tickDishes } from '@/lib/orders/advance/tick-dishes'
import { proposeChange } from '@/lib/orders/advance/propose-change'
import {
  subscribeToAlarms,
  subscribeToOrder,
  unsubscribeFromAlarms,
  unsubscribeFromOrder,
} from '@/lib/orders/jobs/subscribe'
import { quoteOrder } from '@/lib/orders/quote/quote-order'
import { findOrder, findOrderForStaff, findReferencedOrder } from '@/lib/orders/read/find-order'
import { findFollowedOrder, followOrder } from '@/lib/orders/read/follow-order'
import { listOrders, listOrdersOf, listRecent } from '@/lib/orders/read/list-orders'
import { findKitchenLoad, findNextTimes } from '@/lib/orders/read/kitchen-load'
import { findPickupScreen } from '@/lib/orders/read/pickup-screen'
import { placeInjectedOrder } from '@/lib/orders/place/place-injected-order'
import { placePhoneOrder } from '@/lib/orders/place/place-phone-order'
import { placeTestOrder } from '@/lib/orders/place/place-test-order'
import { found, Refusal } from '@/lib/platform/refusal'
import { noteForLog } from '@/lib/platform/requests/request-scope'
import type * as contract from '../contract/orders'
import { followBoard as followBoardCall, followOrder as followOrderCall } from '../contract/orders'
import { eventStream, lastEventId, noReconnect } from '../http/event-stream'
import type { Handlers } from '../http/handler'
import { download, pageReply } from '../http/reply'
import { originOf } from '../http/request-headers'
import { boardPlace, guestPlace } from '../http/stream-places'

/** Null while the provider is away: the order is held all the same, to be paid later, or in cash. */
async function wayToPay(caller: Customer, orderId: string, paying: Paying): Promise<string | null> {
  try {
    return (await payOrder(caller, orderId, paying)).redirectUrl
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment_unavailable') return null
    throw error
  }
}

export const orders = {
  quote: ({ caller, body, now }) => quoteOrder(caller, body, now),
  async createOrder({ caller, body, client, request, now }) {
    const order = await placeOrder(caller, body, { language: client.language, now })
    noteForLog({ order: order.orderId })
    if (order.orderStatus !== 'awaiting_payment' || !order.payment) return order
    const paying = { address: originOf(request), now }
    return { ...order, payment: { ...order.payment, redirectUrl: await wayToPay(caller, order.orderId, paying) } }
  },
  trackOrder: async ({ caller, params, now }) => found(await findOrder(params.orderId, caller, now)),
  async findReceipt({ params, query, client, now }) {
    const receipt = found(await findGivenReceipt(params.orderId, now))
    const file = receiptPdf(receipt, { language: query.language ?? client.language })
    return download(file, `receipt-${receipt.document.number}.pdf`)
  },
  findOrder: async ({ body, client }) => ({ orderId: await findReferencedOrder(body, client) }),
  async followOrder({ params, client, request }) {
    // First, because a stream that has begun can no longer answer 404.
    const order = found(await findFollowedOrder(params.orderId))
    const seen = lastEventId(request)
    if (order.isFinal && order.revision === seen) return noReconnect()
    return eventStream(
      { events: followOrderCall.events, place: guestPlace(order.id, client), signal: request.signal },
      ({ send, end }) => followOrder(order, { send: (view, revision) => send('status', view, revision), end }, seen),
    )
  },
  async cancelOrder({ caller, params, now }) {
    const order = await cancelOrder(caller, params.orderId, { now })
    await endAttempts(order.orderId, now)
    return order
  },
  changeTime: ({ caller, params, body, now }) => changeTime(caller, params.orderId, { request: body, now }),
  subscribeToOrder: ({ params, body, client, now }) =>
    subscribeToOrder(params.orderId, body, { language: client.language, now }),
  unsubscribeFromOrder: ({ params, body }) => unsubscribeFromOrder(params.orderId, body.endpoint),
  subscribeToAlarms: ({ caller, body, now }) => subscribeToAlarms(caller, body, now),
  unsubscribeFromAlarms: ({ caller, body }) => unsubscribeFromAlarms(caller, body.endpoint),
  listOwnOrders: ({ caller, query, now }) => listOrdersOf(caller, query, now),
  listOrders: async ({ caller, query, request }) => pageReply(request, await listOrders(caller, query)),
  followBoard: ({ caller, request }) =>
    eventStream(
      { events: followBoardCall.events, place: boardPlace(caller), signal: request.signal },
      ({ send, end }) =>
        followBoard(
          caller,
          {
            sendChange: (change, position) => send('changed', change, position),
            sendAlive: () => send('alive', {}),
            end,
          },
          lastEventId(request),
        ),
    ),
  advanceOrder: ({ caller, params, body, now }) => advanceOrder(caller, params.id, { request: body, now }),
  tickDishes: ({ caller, params, body, now }) => tickDishes(caller, params.id, { request: body, now }),
  getOrder: async ({ caller, params, now }) => found(await findOrderForStaff(caller, params.id, now)),
  seeCancellation: ({ caller, params, now }) => seeCancellation(caller, params.id, now),
  listReceipts: async ({ caller, params }) => found(await listReceipts(caller, params.id)),
  placeTestOrder: ({ caller, client, now }) => placeTestOrder(caller, { language: client.language, now }),
  async placePhoneOrder({ caller, body, client, now }) {
    const order = await placePhoneOrder(caller, body, { language: client.language, now })
    noteForLog({ order: order.id })
    return order
  },
  async placeInjectedOrder({ caller, body, client, now }) {
    const order = await placeInjectedOrder(caller, body, { language: client.language, now })
    noteForLog({ order: order.id })
    return order
  },
  reverseOrder: ({ caller, params, body, now }) => reverseOrder(caller, params.id, { ...body, now }),
  refundOrder: ({ caller, params, body, now }) => refundOrder(caller, params.id, { request: body, now }),
  getBoard: ({ caller, query, now }) => findBoard(caller, now, query),
  getKitchenLoad: ({ caller, now }) => findKitchenLoad(caller, now),
  getNextTimes: ({ now }) => findNextTimes(now),
  getPickupScreen: ({ caller, now }) => findPickupScreen(caller, now),
  listRecent: ({ caller, query, now }) => listRecent(caller, query, now),
  searchOffice: ({ caller, query, now }) => searchOffice(caller, query.q, now),
  countTasks: ({ caller, now }) => countTasks(caller, now),
  closeDay: ({ caller, body, now }) => closeDay(caller, { ...body, now }),
  async renewSession({ caller, body, now }) {
    return { sessionEndsAt: await renewSession(caller, { password: body.password, now }) }
  },
  proposeChange: ({ caller, params, body, now }) => proposeChange(caller, params.id, { request: body, now }),
  noteAnswer: ({ caller, params, body, now }) => noteAnswer(caller, params.id, { ...body, now }),
  findProposal: ({ body, now }) => findProposal(body.token, now),
  answerProposal: ({ body, now }) => answerProposal(body, now),
} satisfies Handlers<typeof contract>
