import { z } from 'zod'
import { shownCountry } from '@/lib/accounts/country'
import { francs as plainFrancs } from '@/lib/platform/values/amount'
import type { Decoded } from '@/lib/platform/values/decode-answer'
import { moment as plainMoment } from '@/lib/platform/values/moment'
import { PaymentEntryKind, PaymentMethod } from '@/lib/generated/prisma/enums'
import { answeredText, inFurtherLanguages } from '@/lib/i18n/localized'
import { fulfilments, handovers } from './limits'
import { paymentStatuses, receiptKinds } from './schema'
import { orderStatuses, stepReasons, ageCheckResults } from './status'

const entryKinds = Object.values(PaymentEntryKind)
const entryMethods = Object.values(PaymentMethod)

export const francs = plainFrancs
export const moment = plainMoment
const status = z.enum(orderStatuses).meta({ id: 'OrderStatus' })
const fulfilment = z.enum(fulfilments)
const handover = z.enum(handovers).meta({ description: 'call: the guest is called instead of rung for.' })
const short = z
  .string()
  .meta({ description: 'What people say: the first four characters of the code.', example: '7F3K' })

const quotedFor = moment.nullable().meta({
  description: 'What the guest was told when ordering, until promised_for; null: an order of before this was stored.',
})

const orderNumber = z
  .int()
  .meta({ description: 'For people, from 100 on; no two open orders share one.', example: 342 })

const person = z
  .object({
    firstname: z.string(),
    lastname: z.string(),
    companyname: z.string(),
    email: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'Person' })

const address = z
  .object({
    firstname: z.string(),
    lastname: z.string(),
    companyname: z.string(),
    street_address: z.string(),
    address_line2: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: shownCountry(),
  })
  .meta({ id: 'Address' })

const cash = z.object({
  status: z.enum(paymentStatuses),
  amount: francs.meta({ description: 'The total; what of it is paid in cash in steps of 0.05.' }),
  rounding: francs.meta({ description: 'amount minus the total of the order.' }),
  paid_online: francs.meta({ description: 'What of it came through a provider.' }),
  sent_back: francs.meta({ description: 'What of that went back the same way.' }),
  to_collect: francs.meta({ description: 'What of it is still owed.' }),
  to_pay_back: francs.meta({ description: 'Paid, and not owed any more: somebody has to give it back.' }),
})

export const wayToPay = z
  .object({
    redirect_url: z.string().meta({ description: 'The provider’s page, where the guest pays.' }),
    expires_at: moment.meta({ description: 'Until then time and price are held.' }),
  })
  .meta({ id: 'WayToPay' })

const chosenOption = z
  .object({
    option_id: z.string(),
    group_id: z.string(),
    group: answeredText(),
    group_en: answeredText(),
    name: answeredText(),
    name_en: answeredText(),
    kitchen_name: z.string().meta({ description: 'Empty: the name.' }),
    quantity: z.int().meta({ description: 'Units per dish.' }),
    is_only_one: z.boolean().meta({ description: 'The one of its group that has to be chosen.' }),
    price: francs.meta({ description: 'What all its units add to one dish; 0 for what sets the price of the dish.' }),
    is_ambiguous: z
      .boolean()
      .meta({ description: 'Another group of the dish offers the same: say the group with it.' }),
    ...inFurtherLanguages('group', answeredText()),
    ...inFurtherLanguages('name', answeredText()),
  })
  .meta({ id: 'ChosenOption' })

export const sold = z.object({
  name: z.string(),
  quantity: z.int(),
  price: francs.meta({ description: 'Of one, with all that is chosen.' }),
  subtotal: francs,
  options: z.array(chosenOption),
})
const shownName = z
  .string()
  .optional()
  .meta({ description: 'What the guest read in their language; absent: the name.' })
const menuItemId = z.string().nullable().meta({ description: 'null: it is not on the menu any more.' })
const vatRate = z.number().meta({ description: 'Per cent, of the dish itself.', example: 2.6 })

const step = z.object({ status, at: moment })

const ageCheck = z.enum(ageCheckResults).meta({ description: 'What was said of the ID at hand-over.' })
const takenOut = z
  .array(
    z.object({
      name: z.string(),
      shown_name: shownName,
      quantity: z.int(),
      subtotal: francs,
      note: z.string().optional(),
    }),
  )
  .meta({ id: 'TakenOut', description: 'What is not handed over where no ID proves the age.' })

const proposedLines = z.array(z.object({ name: z.string(), quantity: z.int(), subtotal: francs }))

export const proposalAnswer = z
  .object({
    id: z.string(),
    order_id: z.string(),
    state: z.enum(['open', 'agreed', 'declined', 'withdrawn', 'expired']),
    goes: proposedLines,
    comes: proposedLines,
    total_before: francs,
    total_after: francs,
    proposed_at: moment,
    expires_at: moment,
  })
  .meta({ id: 'Proposal', description: 'A change of an accepted order, for its guest to agree to.' })
const refundedLine = z.object({ position: z.int(), quantity: z.int() })
const refunded = z.object({
  at: moment,
  amount: francs.meta({ description: 'Of the price.' }),
  rounding: francs.meta({ description: 'What was paid back beyond the amount, because cash is in steps of 0.05.' }),
})
const isReversed = z.boolean().meta({ description: 'Taken back in the books, with a receipt of its own.' })
const paymentId = z.string().meta({ description: 'As it was sent; never proof of payment.', example: 'pay_8f3k2' })
const paymentStatusId = z.int().meta({ description: '16 for Cash on Delivery, 1 otherwise.', example: 16 })
const byPhone = z.boolean().meta({ description: 'Typed in by the staff for a guest on the phone, without an account.' })
const isTest = z.boolean().meta({ description: 'Placed by the staff to try the shop out: no sale.' })

export const trackedOrder = z
  .object({
    order_id: z.string().meta({ example: 'ORD-20261120-7F3KQ2M9XW' }),
    order_status: status,
    total_amount: francs.meta({ description: 'Lines plus delivery fee, unrounded.' }),
    currency: z.string(),
    payment_method: z.string(),
    created_at: moment,
    items: z.array(
      sold.extend({ shown_name: shownName, menu_item_id: menuItemId, vat_rate: vatRate, note: z.string().optional() }),
    ),
    subtotal: francs,
    delivery_fee: francs,
    fulfilment,
    requested_for: moment.nullable(),
    promised_for: moment.nullable(),
    shown_for: moment
      .nullable()
      .meta({ description: 'What was shown before, where it is more than ten minutes later now.' }),
    history: z.array(step),
    number: orderNumber,
    short_number: short,
    vat: z
      .array(z.object({ per_cent: z.number(), gross: francs, tax: francs }))
      .meta({ description: 'What the total less the refunds contains of each rate; empty where no VAT is owed.' }),
    refunds: z
      .array(
        refunded.extend({ items: z.array(z.object({ name: z.string(), shown_name: shownName, quantity: z.int() })) }),
      )
      .meta({ description: 'Parts that were paid back after the hand-over; without items an amount.' }),
    reason: z.enum(stepReasons).nullable().meta({ description: 'Why the shop rejected it.' }),
    person: person.optional(),
    address: address.optional().meta({ description: 'Of the bill.' }),
    delivery_address: address.nullable().optional().meta({ description: 'Where the food goes; null for pickup.' }),
    order_notes: z.string().optional(),
    handover: handover.optional(),
    text: z.string().optional().meta({ description: 'What the shop wrote with its last step.' }),
    payment_id: paymentId.optional(),
    payment_status_id: paymentStatusId.optional(),
    payment: cash
      .extend({
        redirect_url: z.string().nullable().optional().meta({
          description: 'Of an order just placed to be paid online; null while the provider cannot be reached.',
        }),
      })
      .optional(),
    cancellable_until: moment
      .nullable()
      .optional()
      .meta({ description: 'Until then the caller may cancel; null: no more; absent: it is not their order.' }),
    is_cancellable: z.boolean().optional().meta({
      description: 'The caller may cancel now: also after `cancellable_until`, as long as nobody has accepted it.',
    }),
    is_time_changeable: z
      .boolean()
      .optional()
      .meta({ description: 'The caller may choose another time; absent: it is not their order.' }),
    minimum_age: z.int().meta({ description: 'Age to prove at hand-over; 0: anybody.' }),
    age_check: ageCheck.nullable().meta({ description: 'null: nobody has looked at an ID, or not finally.' }),
    taken_out: takenOut,
    quoted_for: quotedFor,
    proposal: proposalAnswer
      .nullable()
      .optional()
      .meta({ description: 'What waits for the guest’s answer; only its owner and the staff see it here.' }),
    is_reversed: isReversed.optional().meta({ description: 'Of the staff: the sale was taken back in the books.' }),
    is_test: isTest,
    held_until: moment
      .nullable()
      .meta({ description: 'So long its time and price wait for its payment; null: it awaits none.' }),
    money_back: z
      .object({
        to_come: francs.meta({ description: 'What still goes back.' }),
        came: francs.meta({ description: 'What has gone back.' }),
        came_at: moment.nullable().meta({ description: 'The last of it; null: nothing yet.' }),
        is_delayed: z.boolean().meta({ description: 'The provider refused it, and the staff have to look.' }),
      })
      .nullable()
      .meta({ description: 'Of what was paid online; null: nothing goes back.' }),
  })
  .meta({ id: 'Order', description: 'An order as its guest sees it.' })

const by = z.string().nullable().meta({ description: 'Name; null: the shop itself, or a person who was deleted.' })
const staffStep = step.extend({
  by,
  is_correction: z.boolean().meta({ description: 'A step back.' }),
  is_new_time: z.boolean().meta({ description: 'No step: the customer has chosen another time.' }),
})

const staffLine = sold.extend({
  menu_item_id: menuItemId,
  category_id: z.string().nullable().meta({ description: 'Of its dish now; null: it is not on the menu any more.' }),
  vat_rate: vatRate,
  note: z.string(),
  minimum_age: z.int().meta({ description: 'Age to check at hand-over; 0: anybody.' }),
  position: z.int().meta({ description: 'By which a proposal or a tick names the line.' }),
  done: z.boolean().meta({ description: 'The kitchen has ticked it off.' }),
})

export const staffOrder = z
  .object({
    id: z.string(),
    user: z.object({ name: z.string(), email: z.string() }),
    total: francs,
    status,
    items: z.array(staffLine),
    number: orderNumber,
    short_number: short,
    created_at: moment,
    updated_at: moment,
    lines_version: z.int().meta({ description: 'Counts each change of its lines and, with them, of what it costs.' }),
    fulfilment,
    requested_for: moment.nullable(),
    quoted_for: quotedFor,
    promised_for: moment.nullable(),
    next: z.array(status).meta({ description: 'The steps that are possible now, the usual one first.' }),
    back: z
      .object({
        to: status,
        until: moment.nullable().meta({ description: 'Until then the customer is not told; null: already told.' }),
      })
      .nullable()
      .meta({ description: 'Where `correction: true` leads; null: the last step stays.' }),
    cancellation_unseen: z
      .boolean()
      .meta({ description: 'The customer cancelled it in the making, and no board has said "seen".' }),
    person,
    address,
    delivery_address: address.nullable(),
    order_notes: z.string(),
    handover,
    language: z.string(),
    alarmed_at: moment.nullable().meta({ description: 'When the shop was told by mail that nobody accepted it.' }),
    subtotal: francs,
    delivery_fee: francs,
    payment: cash.extend({ id: z.string() }).nullable(),
    payment_id: paymentId,
    payment_status_id: paymentStatusId,
    is_reversed: isReversed,
    refunds: z
      .array(refunded.extend({ id: z.string(), reason: z.string(), by, lines: z.array(refundedLine) }))
      .meta({ description: 'Parts that were paid back after the hand-over; without lines an amount.' }),
    refundable: z
      .object({
        amount: francs.meta({ description: 'Of the price.' }),
        kept: francs.meta({ description: 'What the shop has for it, rounded as cash is.' }),
        cash: francs.meta({ description: 'What of that lies in the drawer; the rest goes back first, online.' }),
        lines: z.array(
          refundedLine.extend({ price: francs.meta({ description: 'Of one, with all that is chosen.' }) }),
        ),
      })
      .meta({ id: 'Refundable' })
      .nullable()
      .meta({ description: 'What may still be paid back of it by a refund; null: nothing.' }),
    last_step: staffStep.nullable().meta({ description: 'Of those that were not undone; null: there is none.' }),
    history: z.array(
      staffStep.extend({
        undone: z
          .object({ at: moment, by: z.string().nullable() })
          .nullable()
          .meta({ description: 'Taken back before the customer was told.' }),
        reason: z.enum(stepReasons).nullable(),
        text: z.string(),
        promised_for: moment.nullable(),
      }),
    ),
    minimum_age: z.int().meta({ description: 'Age to check at hand-over; 0: anybody.' }),
    age_check: z
      .object({ result: ageCheck, at: moment, by: z.string().nullable() })
      .nullable()
      .meta({ description: 'null: nobody has said anything of an ID.' }),
    taken_out: takenOut,
    if_refused: z
      .object({
        taken_out: takenOut,
        amount: francs.meta({ description: 'Cash due for the rest; 0: nothing is left.' }),
        to_pay_back: francs.meta({ description: 'What of a paid order would go back.' }),
      })
      .meta({ id: 'OrderWithoutAge' })
      .nullable()
      .meta({ description: 'What age_check `refused` would make of the order; null: it is for anybody.' }),
    is_changeable: z.boolean().meta({ description: 'A change can be proposed to its guest.' }),
    proposal: proposalAnswer.nullable().meta({ description: 'What waits for the guest’s answer.' }),
    is_test: isTest,
    by_phone: byPhone,
  })
  .meta({ id: 'StaffOrder', description: 'An order as the office sees it.' })

const boardOption = chosenOption.pick({
  option_id: true,
  group: true,
  name: true,
  kitchen_name: true,
  quantity: true,
  is_only_one: true,
  is_ambiguous: true,
})

const boardLine = staffLine
  .omit({ price: true, subtotal: true, vat_rate: true })
  .extend({ options: z.array(boardOption) })

/** A board asks every few seconds, so it gets what it shows and no more; a StaffOrder can stand in for it. */
export const boardOrder = staffOrder
  .omit({
    user: true,
    address: true,
    language: true,
    alarmed_at: true,
    subtotal: true,
    delivery_fee: true,
    payment_id: true,
    payment_status_id: true,
    history: true,
    refunds: true,
    age_check: true,
    taken_out: true,
  })
  .extend({
    items: z.array(boardLine),
    person: person.omit({ email: true }),
    payment: cash.pick({ paid_online: true, sent_back: true, to_collect: true, to_pay_back: true }).nullable(),
  })
  .meta({ id: 'BoardOrder', description: 'An order as the kitchen sees it.' })

export const paymentAnswer = z
  .object({
    id: z.string(),
    order: z.object({ id: z.string(), number: orderNumber, short_number: short, status, is_reversed: isReversed }),
    amount: francs.meta({ description: 'The total; what of it is paid in cash in steps of 0.05.' }),
    method: z.string(),
    status: z.enum(paymentStatuses),
    payment_id: paymentId,
    payment_status_id: paymentStatusId,
    rounding: francs,
    created_at: moment,
    collected_at: moment.nullable().meta({ description: 'Of the last row that stands; null: there is none.' }),
    collected_by: z.string().nullable(),
    paid_online: francs.meta({ description: 'What came through a provider.' }),
    sent_back: francs.meta({ description: 'What of that went back the same way.' }),
    to_collect: francs.meta({ description: 'What is still owed.' }),
    to_pay_back: francs.meta({ description: 'Paid, and not owed any more.' }),
    under_way: francs.meta({
      description: 'What of that the provider sends back by itself; the rest is for the staff.',
    }),
    entries: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(entryKinds).meta({
            description:
              'reversed: paid back with the reversal of the sale or of a part; corrected: takes another row back.',
          }),
          method: z.enum(entryMethods).meta({ description: 'none: no money moved.' }),
          amount: francs.meta({ description: 'To the shop; less than nothing: from it.' }),
          at: moment,
          business_day: z.string().meta({ description: 'In whose books it stands.', example: '2026-11-20' }),
          by: z.string().nullable().meta({ description: 'Person or device; null: the shop, or one that is gone.' }),
          corrects: z.string().nullable().meta({ description: 'Id of the row that it takes back.' }),
          reason: z.string(),
          reference: z.string().meta({ description: 'What the provider calls it; empty: it was cash.' }),
        }),
      )
      .meta({ description: 'Money that moved, the first first. No row is ever changed; further ones follow.' }),
  })
  .meta({ id: 'Payment' })

export const receiptAnswer = z
  .object({
    number: z.string().meta({ description: 'Without gaps in each year of business days.', example: '2026-000123' }),
    kind: z.enum(receiptKinds),
    given_at: moment,
    amount: francs.meta({
      description:
        'The total of the order as it was, less what was paid back in part; less than nothing for a reversal.',
    }),
    replaces: z
      .string()
      .nullable()
      .meta({ description: 'Number of the one that it takes back or takes the place of.' }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the sale, or a part of it, was reversed; null: neither was.' }),
    by: z.string().nullable().meta({ description: 'Name of whoever reversed it, or paid a part back.' }),
  })
  .meta({ id: 'Receipt' })

export type TrackedOrder = Decoded<z.output<typeof trackedOrder>>
export type StaffOrder = Decoded<z.output<typeof staffOrder>>
export type BoardOrder = Decoded<z.output<typeof boardOrder>>

export const officeFinds = z
  .object({
    orders: z.array(staffOrder.pick({ id: true, number: true, status: true, created_at: true, user: true })),
    customers: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    menu_items: z.array(z.object({ id: z.string(), name: z.string(), category: z.object({ name: z.string() }) })),
  })
  .meta({ id: 'OfficeFinds' })

const waiting = z.int()

export const tasksAnswer = z
  .object({
    orders: waiting.meta({ description: 'Not accepted yet.' }),
    pay_back: waiting.meta({
      description: 'Amounts to give back, and payments online that the staff have to look at.',
    }),
    messages: waiting.meta({ description: 'Not answered yet.' }),
    declarations: waiting.meta({ description: 'Dishes and options without a declaration of today.' }),
  })
  .meta({ id: 'Tasks' })
