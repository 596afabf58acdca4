import type { Address, Mail } from '@/emails/mail'
import {
  orderAcceptedMail,
  orderAgeRefusedMail,
  orderCancelledMail,
  orderCorrectedMail,
  orderDelayedMail,
  orderOutForDeliveryMail,
  orderPaidInVainMail,
  orderReadyMail,
  orderRejectedMail,
} from '@/emails/order-steps'
import {
  orderChangedMail,
  orderProposalMail,
  orderRefundedMail,
  orderTimeChangedMail,
  orderUnchangedMail,
} from '@/emails/order-changes'
import type { OrderReference, Owed } from '@/emails/order-facts'
import { orderReceivedMail } from '@/emails/order-received'
import type { Language } from '@/lib/i18n/language'
import { offeredLanguage } from '@/lib/platform/events'
import { texts } from '@/lib/i18n/texts'
import { queueMail } from '@/lib/mail/queue-mail'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import type { Shop } from '@/lib/shop/shop'
import { mailLines, type MailLines } from '@/lib/pages/current-texts'
import type { Tx } from '@/lib/platform/database/db'
import { movedFrom } from '@/lib/orders/moved-from'
import { minimumAgeIn, takenOutView } from '@/lib/orders/lines'
import { choicesIn, storedOptions } from '@/lib/orders/chosen-option'
import { choiceLines } from '@/lib/orders/choice-lines'
import type { NewOrder, OrderRecord } from '@/lib/orders/order'
import { shortNumber } from '@/lib/orders/order-id'
import { vatOf } from '@/lib/orders/vat'
import { cancellableUntil } from '@/lib/orders/cancellable-until'
import { deliveryAddress } from '@/lib/orders/billing'
import { balanceOf, owes } from '@/lib/orders/money/balance'
import { refundedLines } from '@/lib/orders/money/refund'
import type { wayBack } from '@/lib/orders/money/way-back'
import { payOnline } from '@/lib/orders/payment-methods'
import { isMailed, type OrderStatus, placeOf, type StepReason } from '@/lib/orders/status'
import { isolated } from '@/lib/i18n/isolated'

export interface OrderMailContext {
  shop: Shop
  language: Language
  lines: MailLines
  /** The confirmed address of the account: the typed contact may be another person's. By phone what the guest said. */
  to: string
}

interface Queuing extends NonNullable<Parameters<typeof queueMail>[2]> {
  shop: Shop
  /** Null: there is nothing to say. */
  compose: (context: OrderMailContext) => Mail | null
}

/** To the order's customer, if there is an address; never to a person who was erased, nor about a test order. */
export async function queueOrderMail(
  tx: Tx,
  order: OrderRecord,
  { shop, compose, ...delivery }: Queuing,
): Promise<void> {
  if (order.personErasedAt || order.isTest) return
  const to = await mailAddressOf(tx, order)
  if (!to) return
  const language = offeredLanguage(order.language)
  const mail = compose({ shop, language, lines: await mailLines(shop, language, tx), to })
  if (mail) await queueMail(tx, mail, delivery)
}

async function mailAddressOf(tx: Tx, { customerId, byPhone, contactEmail }: OrderRecord): Promise<string | undefined> {
  if (byPhone) return contactEmail
  if (customerId === null) return undefined
  const account = await tx.user.findUnique({ where: { id: customerId }, select: { email: true } })
  return account?.email
}

/** Stands for the number in a mail that is written before PostgreSQL gives one; no keyboard has it. */
export const numberPlaceholder = '\uE000'

/** An order that was paid online has its number already. */
export function receivedMail(order: NewOrder & { number?: number }, context: OrderMailContext): Mail {
  const { shop, language } = context
  const { requestedFor, quotedFor, deliveryFeeRappen, orderNotes, lines } = order
  const address = addressOf(order, context)
  const reference = referenceOf({ ...order, number: order.number ?? numberPlaceholder })
  const deliverTo = order.fulfilment === 'delivery' ? { deliverTo: addressLines(order) } : {}
  const vat = vatOf(order)
  return orderReceivedMail(address, {
    ...reference,
    ...deliverTo,
    requestedFor,
    quotedFor,
    shownFor: movedFrom(order),
    lines: lines.map((line) => ({
      ...line,
      name: line.shownName || line.name,
      choices: choiceLines(
        choicesIn({ options: storedOptions(line) }, language),
        line.quantity,
        texts(language).choices,
      ),
    })),
    deliveryFeeRappen,
    isPaidOnline: order.paymentMethod === payOnline,
    amountRappen: amountDue(order),
    roundingRappen: amountDue(order) - order.totalRappen,
    vat,
    vatNumber: vat.length > 0 ? shop.vatNumber : '',
    minimumAge: minimumAgeIn(lines),
    cancellableUntil: cancellableUntil(order, shop),
    orderNotes,
  })
}

export interface AnnouncedStep {
  reason: StepReason | null
  text: string
  by: 'customer' | 'shop'
  isDelay: boolean
  /** Of a step back, the status that was announced. */
  takesBack?: OrderStatus | undefined
  /** A refused ID had taken lines out, and they are in the order again. */
  isWholeAgain: boolean
}

export function mailFor(order: OrderRecord, step: AnnouncedStep, context: OrderMailContext): Mail | null {
  const address = addressOf(order, context)
  const reference = { ...referenceOf(order), text: step.text }
  const { promisedFor, status } = order
  if (step.isWholeAgain) return orderCorrectedMail(address, { ...referenceOf(order), now: 'whole' })
  if (step.takesBack) return correctionMail(order, step.takesBack, address)
  if (step.isDelay) return promisedFor && orderDelayedMail(address, { ...reference, promisedFor })
  switch (status) {
    case 'accepted':
      return (
        promisedFor &&
        orderAcceptedMail(address, {
          ...reference,
          promisedFor,
          isPreorder: order.requestedFor !== null,
          // What a late payment moved was said with its arrival.
          shownFor: movedFrom({ ...order, shownFor: null }),
        })
      )
    case 'ready':
      return isMailed(status, order.fulfilment) ? orderReadyMail(address, { ...reference, ...owedIn(order) }) : null
    case 'out_for_delivery':
      return orderOutForDeliveryMail(address, {
        ...reference,
        deliverTo: addressLines(order),
        amountRappen: owedIn(order).amountRappen,
      })
    case 'rejected':
      return orderRejectedMail(address, { ...reference, ...owedIn(order), reason: step.reason ?? 'other' })
    case 'cancelled':
      return orderCancelledMail(address, { ...reference, ...owedIn(order), by: step.by })
    case 'completed':
      return ageRefusedMail(order, address)
    default:
      return null
  }
}

function ageRefusedMail(order: OrderRecord, address: Address): Mail | null {
  const takenOut = takenOutView(order)
  if (takenOut.length === 0) return null
  return orderAgeRefusedMail(address, {
    ...referenceOf(order),
    ...owedIn(order),
    takenOut: takenOut.map((line) => ({ ...line, name: line.shownName ?? line.name })),
    amountRappen: amountDue(order),
  })
}

function correctionMail(order: OrderRecord, takenBack: OrderStatus, address: Address): Mail | null {
  const now = placeOf(order.status)
  if (!isMailed(takenBack, order.fulfilment) || (now !== 'queue' && now !== 'kitchen' && now !== 'counter')) return null
  return orderCorrectedMail(address, { ...referenceOf(order), now })
}

export function proposalMail(
  order: OrderRecord,
  proposal: Omit<Parameters<typeof orderProposalMail>[1], keyof OrderReference>,
  context: OrderMailContext,
): Mail {
  return orderProposalMail(addressOf(order, context), { ...referenceOf(order), ...proposal })
}

/** A null change: the proposal was withdrawn. */
export function proposalOutcomeMail(
  order: OrderRecord,
  change: Omit<Parameters<typeof orderChangedMail>[1], keyof OrderReference | keyof Owed> | null,
  context: OrderMailContext,
): Mail {
  const [address, reference] = [addressOf(order, context), referenceOf(order)]
  return change
    ? orderChangedMail(address, { ...reference, ...change, ...owedIn(order) })
    : orderUnchangedMail(address, reference)
}

/** Null where nothing goes back. */
export function paidInVainMail(order: OrderRecord, context: OrderMailContext): Mail | null {
  const owed = owedIn(order)
  if (owed.payBackRappen === 0) return null
  return orderPaidInVainMail(addressOf(order, context), { ...referenceOf(order), ...owed, isOver: !owes(order) })
}

/** The last of them. */
export function partRefundMail(order: OrderRecord, way: ReturnType<typeof wayBack>, context: OrderMailContext): Mail {
  const lines = refundedLines(order, order.refunds.at(-1))
  return orderRefundedMail(addressOf(order, context), {
    ...referenceOf(order),
    ...way,
    lines: lines.map(({ quantity, name, shownName }) => `${quantity} × ${isolated(shownName || name)}`),
  })
}

export function timeChangedMail(order: OrderRecord, context: OrderMailContext): Mail | null {
  const { quotedFor, status } = order
  if (!quotedFor) return null
  const time = { quotedFor, isAccepted: status === 'accepted' }
  return orderTimeChangedMail(addressOf(order, context), { ...referenceOf(order), ...time })
}

/** Leaves after all earlier mails about the order. */
export function behindEarlierMails({ history: [received] }: Pick<OrderRecord, 'history'>): { statusChangeId?: bigint } {
  return received ? { statusChangeId: received.id } : {}
}

function referenceOf({ id, number, fulfilment }: NewOrder & Pick<OrderReference, 'number'>): OrderReference {
  return { orderId: id, number, shortCode: shortNumber(id), fulfilment }
}

function owedIn(order: OrderRecord): Owed {
  const { toCollectRappen, toPayBackRappen } = balanceOf(order, order.payment?.entries ?? [])
  const isPaidOnline = order.paymentMethod === payOnline
  return { amountRappen: toCollectRappen, payBackRappen: toPayBackRappen, isPaidOnline }
}

/** Of the whole order; what is paid online is exact. */
function amountDue(order: NewOrder): number {
  return balanceOf(order, order.payment?.entries ?? []).amountRappen
}

function addressOf(order: NewOrder, { shop, language, lines, to }: OrderMailContext): Address {
  return {
    lines,
    shopDetails: shopDetailsOf(shop),
    language,
    to: { name: `${order.firstname} ${order.lastname}`.trim(), address: to },
  }
}

function addressLines(order: NewOrder): string[] {
  const { firstname, lastname, companyname, streetAddress, addressLine2, postcode, city } = deliveryAddress(order)
  const name = `${firstname} ${lastname}`.trim()
  return [name, companyname, streetAddress, addressLine2, `${postcode} ${city}`].filter(Boolean)
}
