import type { Address, Mail } from '@/emails/mail'
import { orderAcceptedMail } from '@/emails/order-accepted'
import { orderAgeRefusedMail } from '@/emails/order-age-refused'
import { orderCancelledMail } from '@/emails/order-cancelled'
import { orderChangedMail } from '@/emails/order-changed'
import { orderCorrectedMail } from '@/emails/order-corrected'
import { orderDelayedMail } from '@/emails/order-delayed'
import type { OrderReference, Owed } from '@/emails/order-facts'
import { orderOutForDeliveryMail } from '@/emails/order-out-for-delivery'
import { orderProposalMail } from '@/emails/order-proposal'
import { orderReadyMail } from '@/emails/order-ready'
import { orderReceivedMail } from '@/emails/order-received'
import { orderRejectedMail } from '@/emails/order-rejected'
import { orderUnchangedMail } from '@/emails/order-unchanged'
import type { Language } from '@/lib/i18n/language'
import { offeredLanguage } from '@/lib/platform/offered-languages'
import { texts } from '@/lib/i18n/texts'
import { shopDetailsOf } from '@/lib/mail/shop-details'
import type { Shop } from '@/lib/shop/shop'
import type { MailLines } from '@/lib/texts/mail-lines'
import { cashRounding } from '@/lib/platform/money'
import { minimumAgeIn, takenOutView } from './lines'
import { choicesIn, storedOptions } from './chosen-option'
import { choiceLines } from './choice-lines'
import type { NewOrder, OrderRecord } from './order'
import { deliveryAddress } from './order-address'
import { shortNumber } from './order-id'
import { vatOf } from './vat'
import { cancellableUntil } from './order-view'
import { balanceOf } from './money/balance'
import type { OrderStatus, StepReason } from './status'

/** The shop, what its owner says in every mail about an order, and the address that the customer has confirmed. */
export interface MailRoute {
  shop: Shop
  lines: MailLines
  to: string
}

/** Stands for the number in a mail that is written before PostgreSQL gives one; no keyboard has it. */
export const numberToCome = '\uE000'

/** With `numberToCome` for its number. */
export function receivedMail(order: NewOrder, route: MailRoute): Mail {
  const { shop } = route
  const { requestedFor, quotedFor, deliveryFeeRappen, orderNotes, lines } = order
  const vat = vatOf(order)
  return orderReceivedMail(addressOf(order, route), {
    ...referenceOf({ ...order, number: numberToCome }),
    requestedFor,
    quotedFor,
    lines: lines.map((line) => ({
      ...line,
      name: line.shownName || line.name,
      choices: choicesOf(line, offeredLanguage(order.language)),
    })),
    deliveryFeeRappen,
    amountRappen: amountDue(order),
    roundingRappen: cashRounding(order.totalRappen),
    vat,
    vatNumber: vat.length > 0 ? shop.vatNumber : '',
    minimumAge: minimumAgeIn(lines),
    cancellableUntil: cancellableUntil(order, shop.cancellationMinutes),
    ...(order.fulfilment === 'delivery' && { deliverTo: addressLines(order) }),
    orderNotes,
  })
}

function choicesOf(line: OrderRecord['lines'][number], language: Language): string[] {
  const choices = choicesIn({ options: storedOptions(line) }, language)
  return choiceLines(choices, line.quantity, texts(language).choices)
}

export interface TakenStep {
  reason: StepReason | null
  text: string
  by: 'customer' | 'shop'
  isDelay: boolean
  /** Of a step back, the status that the customer had been told. */
  takesBack?: OrderStatus | undefined
  /** A refused ID had taken something out, and it is in the order again. */
  isWholeAgain: boolean
}

/** The mail that a step causes; null: the page says enough. */
export function mailFor(order: OrderRecord, step: TakenStep, route: MailRoute): Mail | null {
  if (order.personErasedAt || order.isTest) return null
  const address = addressOf(order, route)
  const reference = { ...referenceOf(order), text: step.text }
  const { promisedFor, status } = order
  if (step.isWholeAgain) return orderCorrectedMail(address, { ...referenceOf(order), status: 'whole' })
  if (step.takesBack) return correctionMail(order, step.takesBack, address)
  if (step.isDelay) return promisedFor && orderDelayedMail(address, { ...reference, promisedFor })
  switch (status) {
    case 'accepted':
      return (
        promisedFor &&
        orderAcceptedMail(address, { ...reference, promisedFor, isPreorder: order.requestedFor !== null })
      )
    case 'ready':
      // A delivery is told by mail when it is on its way, a moment later.
      return order.fulfilment === 'pickup' ? orderReadyMail(address, reference) : null
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

/** The food was handed over; what of the order was not, and what is paid for the rest. */
function ageRefusedMail(order: OrderRecord, address: Address): Mail | null {
  const takenOut = takenOutView(order)
  if (takenOut.length === 0) return null
  return orderAgeRefusedMail(address, {
    ...referenceOf(order),
    takenOut: takenOut.map((line) => ({ ...line, name: line.shownName ?? line.name })),
    amountRappen: amountDue(order),
  })
}

/** Only where a mail had told the customer what is taken back. */
function correctionMail(order: OrderRecord, takenBack: OrderStatus, address: Address): Mail | null {
  const { status, fulfilment } = order
  const told = ['accepted', 'out_for_delivery', 'rejected', ...(fulfilment === 'pickup' ? ['ready'] : [])]
  const wasTold = told.includes(takenBack)
  if (!wasTold || (status !== 'received' && status !== 'preparing' && status !== 'ready')) return null
  return orderCorrectedMail(address, { ...referenceOf(order), status })
}

/** Null where nobody is left to be asked. */
export function proposalMail(
  order: OrderRecord,
  proposal: Omit<Parameters<typeof orderProposalMail>[1], keyof OrderReference>,
  route: MailRoute,
): Mail | null {
  if (order.personErasedAt || order.isTest) return null
  return orderProposalMail(addressOf(order, route), { ...referenceOf(order), ...proposal })
}

/** What became of a proposal: what was agreed to, or that it was withdrawn. Null where nobody is left to be told. */
export function proposalOutcomeMail(
  order: OrderRecord,
  change: Omit<Parameters<typeof orderChangedMail>[1], keyof OrderReference | keyof Owed> | null,
  route: MailRoute,
): Mail | null {
  if (order.personErasedAt || order.isTest) return null
  const [address, reference] = [addressOf(order, route), referenceOf(order)]
  return change
    ? orderChangedMail(address, { ...reference, ...change, ...owedIn(order) })
    : orderUnchangedMail(address, reference)
}

/** A mail that no step causes belongs to the beginning: it leaves after everything that was written about the order before. */
export function behindEarlierMails({ history: [received] }: Pick<OrderRecord, 'history'>): { statusChangeId?: bigint } {
  return received ? { statusChangeId: received.id } : {}
}

function referenceOf({ id, number, fulfilment }: NewOrder & Pick<OrderReference, 'number'>): OrderReference {
  return { orderId: id, number, shortCode: shortNumber(id), fulfilment }
}

/** What is left to pay, one way or the other. */
function owedIn(order: OrderRecord): Owed {
  const { toCollectRappen, toPayBackRappen } = balanceOf(order, order.payment?.entries ?? [])
  return { amountRappen: toCollectRappen, payBackRappen: toPayBackRappen }
}

function amountDue({ totalRappen }: Pick<OrderRecord, 'totalRappen'>): number {
  return totalRappen + cashRounding(totalRappen)
}

function addressOf(order: NewOrder, { shop, lines, to }: MailRoute): Address {
  return {
    lines,
    shopDetails: shopDetailsOf(shop),
    language: offeredLanguage(order.language),
    to: { name: `${order.firstname} ${order.lastname}`, address: to },
  }
}

function addressLines(order: NewOrder): string[] {
  const { firstname, lastname, companyname, streetAddress, addressLine2, postcode, city } = deliveryAddress(order)
  return [`${firstname} ${lastname}`, companyname, streetAddress, addressLine2, `${postcode} ${city}`].filter(Boolean)
}
