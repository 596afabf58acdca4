import { z } from 'zod'
import { languages } from '@/lib/i18n/language'
import {
  boardOrder,
  officeFinds,
  receiptAnswer,
  staffOrder,
  tasksAnswer,
  trackedOrder,
  proposalAnswer,
} from '@/lib/orders/answers'
import { quoteAnswer } from '@/lib/orders/quote/quote-answer'
import { boardAlive, boardChange, board, closedAnswer, closingBody } from '@/lib/orders/read/board'
import {
  notedAnswerBody,
  proposalAnswerBody,
  proposalBody,
  proposalTokenBody,
  advanceBody,
  createOrderBody,
  findOrderBody,
  injectedOrderBody,
  orderId,
  phoneOrderBody,
  quoteBody,
  refundBody,
  reversalBody,
  tickBody,
  timeBody,
} from '@/lib/orders/schema'
import { subscriptionBody, unsubscriptionBody } from '@/lib/orders/jobs/subscription-schema'
import { problemCodes, timeProblemCodes } from '@/lib/orders/quote/quote'
import { boardQuery, orderListQuery, ownOrdersQuery, recentQuery, searchQuery } from '@/lib/orders/read/list-queries'
import { kitchenLoad, nextTimes } from '@/lib/orders/read/kitchen-load'
import { pickupScreen } from '@/lib/orders/read/pickup-screen'
import { fieldError } from '@/lib/platform/values/text'
import { fileOf, operation } from '../http/operation'
import { moment } from '@/lib/platform/values/moment'

// The profile is checked before the quote: its refusal names fields and carries no quote.
const withQuote = problemCodes.filter((code) => code !== 'profile_incomplete')
const currentQuote = Object.fromEntries(withQuote.map((code) => [code, quoteAnswer]))

// Fifty random bits are no secret for a client with unlimited tries. Many guests may be behind one address.
const trackLimits = {
  client: { name: 'track', points: 1200, seconds: 60 },
  caller: { name: 'track', points: 240, seconds: 60 },
}

const byOrderId = z.object({ orderId })
const byOrder = z.object({ id: orderId })

export const quote = operation({
  method: 'POST',
  path: 'userorder/quote',
  caller: 'visitor',
  summary: 'What an order would cost, when it could be had, and what stands against it; changes nothing',
  limit: {
    client: { name: 'quote', points: 1200, seconds: 60 },
    caller: { name: 'quote', points: 240, seconds: 60 },
  },
  body: quoteBody,
  answer: quoteAnswer,
  opensWithShop: true,
  refusals: ['shop_not_open'],
})

export const createOrder = operation({
  method: 'POST',
  path: 'userorder/create-order',
  caller: 'customer',
  summary: 'Place an order. Repeat it with the same payment_id until it is answered: it is placed once',
  limit: { caller: { name: 'create-order', points: 120, seconds: 60 } },
  body: createOrderBody,
  ignoresUnknownFields: true,
  answer: trackedOrder,
  message: 'orderPlaced',
  refusals: [
    'customer_blocked',
    ...problemCodes,
    'idempotency_conflict',
    'payment_method_unknown',
    'payment_not_awaited',
    'shop_not_open',
    'time_changed',
    'too_many_open_orders',
  ],
  refusalData: {
    ...currentQuote,
    time_changed: quoteAnswer,
    idempotency_conflict: trackedOrder,
    payment_not_awaited: trackedOrder,
  },
})

export const trackOrder = operation({
  method: 'GET',
  path: 'userorder/order/{orderId}',
  caller: 'visitor',
  summary: 'An order by its id: public fields for everybody, all of it for its owner and the staff',
  limit: trackLimits,
  params: byOrderId,
  answer: trackedOrder,
})

export const findReceipt = operation({
  method: 'GET',
  path: 'userorder/order/{orderId}/receipt',
  caller: 'visitor',
  summary: 'The last receipt of an order as PDF, once one was given; like the order itself, for any client with its id',
  limit: { client: { name: 'receipt', points: 30, seconds: 60 } },
  params: byOrderId,
  query: z.object({ language: z.enum(languages).optional().meta({ description: 'Absent: Accept-Language.' }) }),
  ...fileOf('application/pdf'),
})

export const findOrder = operation({
  method: 'POST',
  path: 'userorder/find-order',
  caller: 'visitor',
  summary: 'The order id of what a customer has in hand; not_found whatever of it is wrong',
  limit: { client: { name: 'find-order', points: 30, seconds: 60 } },
  body: findOrderBody,
  answer: z.object({ order_id: trackedOrder.shape.order_id }),
  refusals: ['not_found'],
})

export const followOrder = operation({
  method: 'GET',
  path: 'userorder/order/{orderId}/events',
  caller: 'visitor',
  summary:
    'Event `status` with the public fields now and after each change, until the order is finished; with Last-Event-ID for as long as a correction can come, then 204',
  limit: trackLimits,
  params: byOrderId,
  answer: trackedOrder,
  answers: 'stream',
  events: { status: trackedOrder },
})

export const cancelOrder = operation({
  method: 'POST',
  path: 'userorder/order/{orderId}/cancellation',
  caller: 'customer',
  summary: 'Cancel an own order, within the minutes of the terms and before the food is ready',
  params: byOrderId,
  answer: trackedOrder,
  message: 'orderCancelled',
  refusals: ['cancellation_over'],
})

export const changeTime = operation({
  method: 'PUT',
  path: 'userorder/order/{orderId}/time',
  caller: 'customer',
  summary: 'Another time for an own order, under the rules of create-order, until the kitchen begins; twice is once',
  limit: { caller: { name: 'change-time', points: 20, seconds: 600 } },
  params: byOrderId,
  body: timeBody,
  answer: trackedOrder,
  message: 'saved',
  refusalData: {
    time_change_over: trackedOrder,
    proposal_open: trackedOrder,
    time_changed: quoteAnswer,
    ...Object.fromEntries(timeProblemCodes.map((code) => [code, quoteAnswer])),
  },
})

const pushOfOrder = {
  path: 'userorder/order/{orderId}/push-subscription',
  caller: 'visitor',
  limit: { client: { name: 'push-subscription', points: 30, seconds: 60 } },
  params: byOrderId,
  answer: z.null(),
  message: 'saved',
} as const

export const subscribeToOrder = operation({
  method: 'POST',
  summary: 'Have a browser told how an order goes on, by web push; twice is once, and of many the newest five',
  ...pushOfOrder,
  body: subscriptionBody,
})

export const unsubscribeFromOrder = operation({
  method: 'DELETE',
  summary: 'Have a browser told no more; whoever knows its endpoint is the browser itself',
  ...pushOfOrder,
  body: unsubscriptionBody,
})

export const subscribeToAlarms = operation({
  method: 'POST',
  path: 'orders/alarm-subscription',
  caller: 'staff',
  summary:
    'Have an own browser told by web push when nobody accepts an order; of many the newest five, until signing out',
  limit: { caller: { name: 'alarm-subscription', points: 30, seconds: 60 } },
  body: subscriptionBody,
  answer: z.null(),
  message: 'saved',
})

export const unsubscribeFromAlarms = operation({
  method: 'DELETE',
  path: 'orders/alarm-subscription',
  caller: 'staff',
  summary: 'Have a browser told of no more orders that nobody accepts',
  body: unsubscriptionBody,
  answer: z.null(),
  message: 'saved',
})

export const listOwnOrders = operation({
  method: 'GET',
  path: 'user/orders',
  caller: 'customer',
  summary: 'The caller’s own orders, newest first',
  query: ownOrdersQuery,
  answer: z.array(trackedOrder),
})

export const listOrders = operation({
  method: 'GET',
  path: 'orders',
  caller: 'staff',
  summary: 'All orders, newest first; the next page is in the Link header',
  query: orderListQuery,
  answer: z.array(staffOrder),
  answers: 'bare',
})

export const followBoard = operation({
  method: 'GET',
  path: 'orders/events',
  caller: 'board',
  summary:
    'Event `changed`: a reason to ask orders/board again, for the orders named, or for anything where none is named; `alive` every four seconds. With Last-Event-ID what was missed',
  answer: boardChange,
  answers: 'stream',
  events: { changed: boardChange, alive: boardAlive },
})

export const advanceOrder = operation({
  method: 'PATCH',
  path: 'orders/{id}',
  caller: 'board',
  summary:
    'Take an order to its next status; the same status with ready_in_minutes is a delay, with correction a step back',
  params: byOrder,
  body: advanceBody,
  answer: staffOrder,
  message: 'saved',
  refusalData: { illegal_transition: staffOrder, age_check_missing: staffOrder },
})

export const tickDishes = operation({
  method: 'PATCH',
  path: 'orders/{id}/dishes',
  caller: 'board',
  summary: 'Tick lines of an order off, or take that back, from its acceptance until it leaves; twice is once',
  params: byOrder,
  body: tickBody,
  answer: staffOrder,
  message: 'saved',
  refusalData: { illegal_transition: staffOrder },
})

export const getOrder = operation({
  method: 'GET',
  path: 'orders/{id}',
  caller: 'staff',
  summary: 'One order as the staff sees it',
  params: byOrder,
  answer: staffOrder,
})

export const seeCancellation = operation({
  method: 'POST',
  path: 'orders/{id}/cancellation-seen',
  caller: 'board',
  summary: 'The kitchen has seen that the customer cancelled: the order leaves every board',
  params: byOrder,
  answer: staffOrder,
})

export const listReceipts = operation({
  method: 'GET',
  path: 'orders/{id}/receipts',
  caller: 'staff',
  summary: 'The receipts of an order: of its sale, and of what reversed it',
  params: byOrder,
  answer: z.array(receiptAnswer),
})

export const placeTestOrder = operation({
  method: 'POST',
  path: 'orders/test',
  caller: 'manager',
  summary: 'Place an order that rings in the kitchen and is no sale, before the shop is open too',
  limit: { caller: { name: 'test-order', points: 30, seconds: 600 } },
  answer: staffOrder,
  refusals: ['test_order_open', 'nothing_on_sale'],
})

export const placePhoneOrder = operation({
  method: 'POST',
  path: 'orders/by-phone',
  caller: 'staff',
  summary: 'Place an order for a guest on the phone, who needs no account, under the rules of create-order',
  limit: { caller: { name: 'phone-order', points: 120, seconds: 60 } },
  body: phoneOrderBody,
  answer: staffOrder,
  message: 'orderPlaced',
  refusals: ['shop_not_open'],
  refusalData: { ...currentQuote, idempotency_conflict: staffOrder, time_changed: quoteAnswer },
})

export const placeInjectedOrder = operation({
  method: 'POST',
  path: 'orders/injected',
  caller: 'staff',
  scope: 'orders:place',
  summary:
    'Place an order that a guest made elsewhere, paid there or to be paid in cash, under the rules of an order on the phone. With a key for tests it is one: seen in lists, and by no kitchen, printer, guest or book',
  limit: { caller: { name: 'injected-order', points: 240, seconds: 60 } },
  body: injectedOrderBody,
  answer: staffOrder,
  message: 'orderPlaced',
  refusals: ['shop_not_open', ...withQuote, 'idempotency_conflict'],
  refusalData: { ...currentQuote, idempotency_conflict: staffOrder },
})

export const reverseOrder = operation({
  method: 'POST',
  path: 'orders/{id}/reversal',
  caller: 'manager',
  summary: 'Take a completed sale back in the books, once: a new receipt, the cash given back, the order as it was',
  params: byOrder,
  body: reversalBody,
  answer: z.array(receiptAnswer),
  message: 'saved',
  refusals: ['not_reversible'],
})

export const refundOrder = operation({
  method: 'POST',
  path: 'orders/{id}/refund',
  caller: 'board',
  summary:
    'Pay a part of a completed sale back, the way it came: further rows of money and a further receipt, the order as it was. The same id again is the same refund',
  limit: { caller: { name: 'refund', points: 60, seconds: 60 } },
  params: byOrder,
  body: refundBody,
  answer: staffOrder,
  message: 'saved',
  refusals: ['not_refundable', 'idempotency_conflict'],
  refusalData: { not_refundable: staffOrder, idempotency_conflict: staffOrder },
})

export const getBoard = operation({
  method: 'GET',
  path: 'orders/board',
  caller: 'board',
  summary: 'Everything that the kitchen has before it now; asking counts as activity of the session or the device',
  query: boardQuery,
  answer: board,
})

export const getKitchenLoad = operation({
  method: 'GET',
  path: 'kitchen/load',
  caller: 'board',
  summary: 'What is promised for each quarter of an hour of the next three hours, and what the kitchen holds',
  answer: kitchenLoad,
})

export const getNextTimes = operation({
  method: 'GET',
  path: 'kitchen/next',
  caller: 'visitor',
  summary: 'When a dish that is ordered now would be ready, behind what is ordered already',
  limit: { client: { name: 'next-times', points: 1200, seconds: 60 } },
  answer: nextTimes,
  opensWithShop: true,
  refusals: ['shop_not_open'],
})

export const getPickupScreen = operation({
  method: 'GET',
  path: 'orders/pickup-screen',
  caller: 'board',
  summary: 'The numbers that guests in the shop read on a screen; a device that asks is no longer one of the kitchen',
  answer: pickupScreen,
})

export const listRecent = operation({
  method: 'GET',
  path: 'orders/recent',
  caller: 'board',
  summary: 'The fifty that ended last within twelve hours; `back` says where a step back leads, if one is possible',
  query: recentQuery,
  answer: z.array(boardOrder),
})

export const searchOffice = operation({
  method: 'GET',
  path: 'admin/search',
  caller: 'staff',
  summary: 'By a word, five orders, customers and menu items at most of those that the caller may list',
  limit: { caller: { name: 'search', points: 240, seconds: 60 } },
  query: searchQuery,
  answer: officeFinds,
})

export const countTasks = operation({
  method: 'GET',
  path: 'admin/tasks',
  caller: 'staff',
  summary: 'How much waits behind the pages of the office; 0 for pages that the caller may not open',
  answer: tasksAnswer,
})

export const closeDay = operation({
  method: 'POST',
  path: 'orders/close-day',
  caller: 'board',
  summary: 'Close what earlier business days have left open, all of it or nothing; what nobody accepted is cancelled',
  body: closingBody,
  answer: closedAnswer,
  message: 'saved',
})

export const renewSession = operation({
  method: 'POST',
  path: 'admin/renew',
  caller: 'staff',
  summary: 'Stay signed in for another 24 hours by showing the password again',
  limit: { caller: { name: 'renew', points: 10, seconds: 300 } },
  body: z
    .object({
      password: z
        .string({ error: fieldError('required') })
        .min(1, { error: fieldError('required') })
        .max(1000, { error: fieldError('too_long') }),
    })
    .meta({ id: 'Renewal' }),
  answer: z.object({ session_ends_at: moment }),
  refusals: ['busy'],
})

const linkLimit = { name: 'proposal', points: 60, seconds: 60 }
const ofDishes = problemCodes.filter((code) => /^(item|option)/.test(code) && code !== 'item_not_at_this_time')

export const proposeChange = operation({
  method: 'POST',
  path: 'orders/{id}/proposal',
  caller: 'board',
  summary:
    'Ask the guest by mail whether the order may be changed, before it is accepted too; it stays as it is until the guest agrees',
  params: byOrder,
  body: proposalBody,
  answer: staffOrder,
  message: 'saved',
  refusals: ofDishes,
  refusalData: { illegal_transition: staffOrder, proposal_open: staffOrder },
})

export const noteAnswer = operation({
  method: 'POST',
  path: 'orders/{id}/proposal/answer',
  caller: 'board',
  summary: 'Note what the guest said on the phone, or withdraw what is proposed',
  params: byOrder,
  body: notedAnswerBody,
  answer: staffOrder,
  message: 'saved',
  refusalData: { proposal_closed: proposalAnswer },
})

export const findProposal = operation({
  method: 'POST',
  path: 'userorder/proposal',
  caller: 'visitor',
  summary: 'What a mailed link proposes to change in an order; changes nothing',
  limit: { client: linkLimit },
  body: proposalTokenBody,
  answer: proposalAnswer,
  refusals: ['link_invalid'],
})

export const answerProposal = operation({
  method: 'POST',
  path: 'userorder/proposal/answer',
  caller: 'visitor',
  summary:
    'Agree to a proposed change of an order, or not, by the mailed link; once, and the same answer again is the same',
  limit: { client: linkLimit },
  body: proposalAnswerBody,
  answer: proposalAnswer,
  message: 'saved',
  refusals: ['link_invalid'],
  refusalData: { proposal_closed: proposalAnswer },
})
