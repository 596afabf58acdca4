import { z } from 'zod'
import { amount, amountWithin } from '@/lib/platform/values/amount'
import { isPostcode } from '@/lib/accounts/country'
import { phone } from '@/lib/accounts/profile/billing'
import {
  emailAddress,
  fieldError,
  line,
  optionalEmailAddress,
  optionalLine,
  optionalParagraph,
  sentMoment,
  optionalPostcode,
} from '@/lib/platform/values/text'
import { mostUnits } from '@/lib/menu/limits'
import {
  longestItemNote,
  longestReversalReason,
  longestStepText,
  mostOfOneItem,
  fulfilments,
  handovers,
  longestConsentName,
  mostLines,
} from './limits'
import { parseOrderId } from './order-id'
import { feeKinds } from './outside'
import { orderStatuses, rejectionReasons, ageCheckResults } from './status'

export const paymentStatuses = ['pending', 'collected', 'void'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Where money lies. */
export const tills = ['cash', 'online', 'partner'] as const
export type Till = (typeof tills)[number]

/** `pending` only as a correction. */
const settledStatuses = [...paymentStatuses, 'refunded'] as const
export type SettledStatus = (typeof settledStatuses)[number]

export const receiptKinds = ['sale', 'change', 'reversal'] as const

const mostOptions = 100
const furthestMinutes = 7 * 24 * 60
const furthestPosition = 10_000
const mostFees = 20
const mostFeeRappen = 1_000_000

export const requestedItem = z
  .object({
    menu_item_id: z.string().max(200).nullish().meta({ description: 'Which dish; wins over the name.' }),
    name: optionalLine(200).optional().meta({
      description:
        'Which dish, if no menu_item_id is given, in any case: the stored name, else one in another language that only one dish has.',
    }),
    quantity: z.int().min(1).max(mostOfOneItem),
    price: amount.optional().meta({ description: 'What the client believes one costs; compared, never used.' }),
    subtotal: amount.optional().meta({ description: 'price × quantity; compared, never used.' }),
    note: optionalLine(longestItemNote).optional(),
    options: z
      .array(
        z.object({
          option_id: z.string().max(60),
          quantity: z.int().min(1).max(mostUnits).optional().meta({ description: 'Units per dish; 1 if absent.' }),
        }),
      )
      .max(mostOptions)
      .optional()
      .meta({ description: 'What is chosen. Absent: the defaults; []: none at all.' }),
  })
  .refine((item) => Boolean(item.menu_item_id || item.name), { path: ['name'], error: fieldError('required') })
  .meta({ id: 'RequestedItem' })

const requestFields = z.object({
  items: z
    .array(requestedItem)
    .min(1, { error: fieldError('required') })
    .max(mostLines, { error: fieldError('out_of_range') }),
  fulfilment: z.enum(fulfilments).default('pickup'),
  requested_for: sentMoment.nullish().meta({
    description: 'A slot of the quote. Absent: as soon as possible, or the next opening when closed.',
  }),
  order_notes: optionalParagraph(1000).optional().meta({ description: 'Wins over the one of the profile.' }),
})

export const quoteBody = requestFields
  .extend({
    postcode: optionalPostcode().optional().meta({ description: 'Absent: the one of the profile, if signed in.' }),
  })
  .meta({ id: 'QuoteRequest' })

export const createOrderBody = requestFields
  .extend({
    payment_id: line(200).meta({ description: 'Idempotency key, unique per customer; never proof of payment.' }),
    payment_method: line(60).meta({
      description: '`Cash on Delivery`, or `Online` where the shop offers it; in any case.',
    }),
    payment_status_id: z
      .int()
      .optional()
      .catch(undefined)
      .meta({ description: 'Ignored; the server sets it: 16 for cash, 1 otherwise.' }),
    total_amount: amount.meta({ description: 'Lines plus delivery fee; compared, never used.' }),
    currency: z.literal('CHF').default('CHF'),
    handover: z
      .enum(handovers)
      .default('ring')
      .meta({ description: 'At the door of a delivery; not used for pickup.' }),
    expected_at: sentMoment.nullish().meta({
      description:
        'What was shown for "as soon as possible" (`soonest.at` of the quote): if it is not possible any more, time_changed. Not used with requested_for, and no part of "same body".',
    }),
  })
  .meta({ id: 'CreateOrder' })

const addressFields = ['street_address', 'postcode', 'city'] as const

export const timeBody = z
  .object({
    requested_for: sentMoment.nullable().meta({ description: 'A slot of the quote; null: as soon as possible.' }),
    expected_at: createOrderBody.shape.expected_at,
  })
  .meta({ id: 'OrderTime' })

const deliveryFields = z.object({
  street_address: optionalLine(160).optional().meta({ description: 'For a delivery, in Switzerland.' }),
  address_line2: optionalLine(160).optional(),
  postcode: optionalPostcode()
    .refine((value) => value === '' || isPostcode(value, 'CH'), { error: fieldError('postcode') })
    .optional(),
  city: optionalLine(80).optional(),
})

export const phoneOrderBody = addressFields
  .reduce(
    (schema, field) =>
      schema.refine(({ fulfilment, [field]: typed }) => fulfilment === 'pickup' || Boolean(typed), {
        path: [field],
        error: fieldError('required'),
        // Reported together with the errors of other fields, not after them.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    requestFields.extend({
      ...createOrderBody.pick({ payment_id: true, total_amount: true, handover: true, expected_at: true }).shape,
      name: line(80).meta({ description: 'As the guest says it.' }),
      phone: phone(),
      email: optionalEmailAddress().optional().meta({ description: 'Absent: the guest gets no mails.' }),
      ...deliveryFields.shape,
    }),
  )
  .meta({ id: 'PhoneOrder' })

const guestBody = deliveryFields
  .extend({ notes: optionalParagraph(1000).optional(), name: optionalLine(80).optional(), phone: optionalLine(40).optional() })
  .meta({ description: 'As far as the source says who it is; needs no account and no mail.' })

const feeBody = z
  .object({
    kind: z.enum(feeKinds).meta({
      description:
        'fee: part of the total, at the VAT rates of the food; discount: less than 0, off the total and off each rate in proportion; tip: the team’s, neither turnover nor part of the total.',
    }),
    name: line(60).meta({ description: 'As it stands on the receipt.', example: 'Service fee' }),
    amount: amountWithin(-mostFeeRappen, mostFeeRappen),
  })
  .refine(({ kind, amount: rappen }) => (kind === 'discount' ? rappen <= 0 : rappen >= 0), {
    path: ['amount'],
    error: fieldError('out_of_range'),
  })

const courierBody = z.object({
  name: optionalLine(80).optional(),
  phone: optionalLine(40).optional(),
  at: sentMoment.nullish().transform((at) => at ?? undefined).meta({ description: 'When the food is fetched.' }),
  link: z
    .url({ protocol: /^https$/, error: fieldError('invalid') })
    .max(500, { error: fieldError('too_long') })
    .optional()
    .meta({ description: 'Where the courier is followed; https.' }),
})

export const injectedOrderBody = addressFields
  .reduce(
    (schema, field) =>
      schema.refine(
        ({ fulfilment, courier, guest }) => fulfilment === 'pickup' || Boolean(courier) || Boolean(guest?.[field]),
        {
          path: ['guest', field],
          error: fieldError('required'),
          when: ({ value }) => typeof value === 'object' && value !== null,
        },
      ),
    requestFields.omit({ order_notes: true }).extend({
      source: line(40).meta({ description: 'Where the guest has ordered, as the kitchen reads it.', example: 'eat.ch' }),
      external_id: line(100).meta({
        description: 'What the source calls the order. Sent again with the same meaning it is the same order, with another: idempotency_conflict.',
      }),
      guest: guestBody.optional(),
      payment: z.object({
        method: z.enum(['partner', 'cash']).meta({
          description: 'partner: the source has taken it, and it is in no drawer; cash: it is collected at the hand-over.',
        }),
        amount: amount.optional().meta({
          description: 'What was or will be paid: lines, delivery fee and `fees`, tips too. Compared, never used; any other sum is price_changed.',
        }),
      }),
      fees: z
        .array(feeBody)
        .max(mostFees, { error: fieldError('out_of_range') })
        .default([])
        .meta({ description: 'What the source has charged or let off beside the food.' }),
      courier: courierBody.optional().meta({
        description: 'Who fetches the food for the source: a delivery then needs no address and has none of our zones, fees and times on the way.',
      }),
    }),
  )
  .meta({ id: 'InjectedOrder' })

export const findOrderBody = z
  .object({
    order: line(500).meta({ description: 'Order id, a link with it, the number, or the short code.' }),
    email: z
      .union([z.literal(''), emailAddress()])
      .optional()
      .meta({ description: 'The one that the order was placed with; needed with a number or a short code.' }),
  })
  .meta({ id: 'FindOrder' })

const linesVersion = z
  .int()
  .min(1)
  .optional()
  .meta({ description: 'Of the order that the caller looked at; with other lines by now: illegal_transition.' })

export const advanceBody = z
  .object({
    status: z.enum(orderStatuses),
    reason: z.enum(rejectionReasons).optional(),
    text: optionalParagraph(longestStepText).optional().meta({ description: 'A sentence for the guest.' }),
    ready_in_minutes: z.int().min(1).max(furthestMinutes).optional(),
    from: z
      .enum(orderStatuses)
      .optional()
      .meta({ description: 'The status that the caller looked at; from any other by now: illegal_transition.' }),
    requested_for: sentMoment
      .nullish()
      .meta({ description: 'The time that the caller looked at; as `from`, because the guest may change it.' }),
    lines_version: linesVersion,
    correction: z
      .boolean()
      .optional()
      .meta({ description: 'A step back to `status`; undone as if never taken while the customer is not told of it.' }),
    age_check: z.enum(ageCheckResults).optional().meta({
      description: 'With `completed`, needed where the order has a minimum age; refused: those lines are taken out.',
    }),
  })
  .refine(({ status, age_check }) => age_check === undefined || status === 'completed', {
    path: ['age_check'],
    error: fieldError('invalid'),
  })
  .meta({ id: 'OrderStep' })

export const tickBody = z
  .object({
    positions: z
      .array(z.int().min(0).max(furthestPosition))
      .min(1, { error: fieldError('required') })
      .max(100, { error: fieldError('out_of_range') })
      .meta({ description: 'Of the lines; each of them, or none.' }),
    done: z.boolean().meta({ description: 'false: takes it back.' }),
    then_ready: z.boolean().default(false).meta({
      description: 'Where no line is left undone, an accepted order or one in preparation becomes ready too.',
    }),
    lines_version: linesVersion,
  })
  .meta({ id: 'DishesDone' })

export const settleBody = z
  .object({
    status: z.enum(settledStatuses).meta({
      description:
        'collected: what the order owes was taken in cash; refunded: what it owes its guest was paid back; void: it will never be paid.',
    }),
    correction: z.boolean().optional().meta({
      description: 'With `pending`: takes the last of these back, on the same business day only. A row of its own.',
    }),
    reason: optionalLine(longestReversalReason).optional().meta({ description: 'Why it is paid back or written off.' }),
  })
  .meta({ id: 'PaymentStep' })

export const reversalBody = z
  .object({ reason: line(longestReversalReason).meta({ description: 'For the books; the guest is not told.' }) })
  .meta({ id: 'OrderReversal' })

export const refundBody = z
  .object({
    id: z.guid().meta({ description: 'Made by the caller: the same refund sent again is one refund.' }),
    lines: z
      .array(
        z.object({
          position: z.int().min(0).max(furthestPosition),
          quantity: z.int().min(1).max(mostOfOneItem),
        }),
      )
      .min(1, { error: fieldError('required') })
      .max(mostLines * 2, { error: fieldError('out_of_range') })
      .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, {
        error: fieldError('repeated'),
      })
      .optional()
      .meta({ description: 'Dishes, at their price with all that was chosen. Either these or `amount`.' }),
    amount: amount
      .refine((rappen) => rappen > 0, { error: fieldError('out_of_range') })
      .optional()
      .meta({ description: 'Of the price, spread over the VAT rates by what is left of each.' }),
    reason: line(longestReversalReason).meta({ description: 'For the books; the guest is not told.' }),
  })
  .superRefine(({ lines, amount: sum }, context) => {
    if ((lines === undefined) !== (sum === undefined)) return
    const message = fieldError(lines ? 'repeated' : 'required')
    for (const field of ['lines', 'amount']) context.addIssue({ code: 'custom', path: [field], message })
  })
  .meta({ id: 'PartRefund' })

/** Any case, blanks around it; what can be no order id is no order. */
export const orderId = z.string().transform((text, context) => {
  const id = parseOrderId(text)
  if (id) return id
  context.addIssue({ code: 'custom', message: fieldError('invalid') })
  return z.NEVER
})

const tooMany = { error: fieldError('out_of_range') }

export const proposalBody = z
  .object({
    id: z.guid().meta({ description: 'Made by the caller: the same proposal sent again is one proposal.' }),
    quantities: z
      .array(z.object({ position: z.int().min(0).max(furthestPosition), quantity: z.int().min(0).max(mostOfOneItem) }))
      .max(mostLines, tooMany)
      .default([])
      .meta({ description: 'How many are left of a line; 0: none. Lines that are not named stay.' }),
    add: z.array(requestedItem).max(mostLines, tooMany).default([]).meta({ description: 'At the prices of today.' }),
    lines_version: linesVersion,
  })
  .meta({ id: 'ProposeChange' })

export const notedAnswerBody = z
  .object({
    proposal_id: z.guid(),
    answer: z.enum(['agreed', 'declined', 'withdrawn']),
    consent_name: optionalLine(longestConsentName)
      .optional()
      .meta({ description: 'Who agreed on the phone; needed with `agreed`.' }),
  })
  .meta({ id: 'NotedAnswer' })

const token = z.string().min(20).max(100).meta({ description: 'Out of the mailed link.' })

export const proposalTokenBody = z.object({ token }).meta({ id: 'ProposalToken' })
export const proposalAnswerBody = z.object({ token, agrees: z.boolean() }).meta({ id: 'AnswerProposal' })
