import { accessLinkMail, alreadyRegisteredMail, codeMail, passwordResetMail, testMail } from '@/emails/account'
import { contactMessageMail } from '@/emails/contact-message'
import { devicesAwayMail, orderWaitingMail, webhookDisabledMail } from '@/emails/alarms'
import type { Mail } from '@/emails/mail'
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
import { orderReceivedMail } from '@/emails/order-received'
import type { Language } from '@/lib/i18n/language'

export const reference = { orderId: 'ORD-20261120-7F3KQ2M9XW', number: 342, shortCode: '7F3K' }
export const code = { code: '012345', expiresAt: new Date('2026-11-20T18:10:00Z') }

const promisedFor = new Date('2026-11-20T18:05:00Z')
const shop = {
  origin: 'https://grill.example',
  email: 'shop@grill.example',
  phone: '044 555 01 01',
  mapUrl: 'https://map.example/?query=8004',
}

/** Every mail in every variant. `name` stands wherever a customer, a menu item or the staff would put words. */
export function everyMail(language: Language, { name, shopName = name }: { name: string; shopName?: string }): Mail[] {
  const shopDetails = { ...shop, shopName, address: [name, '8004'] }
  const address = { shopDetails, language, to: { name, address: 'ana@example.com' } }
  const subjects = ['feedback', 'general', 'order', 'restaurant', 'technical'] as const
  return [
    codeMail('code', address, code),
    codeMail('login-code', address, code),
    passwordResetMail(address, { ...code, isStaff: false, token: 'a-token' }),
    codeMail('deletion-code', address, code),
    alreadyRegisteredMail(address),
    codeMail('mail-server-code', address, code),
    testMail(address),
    ...(['invitation', 'password'] as const).map((kind) =>
      accessLinkMail(address, { kind, token: 'a-token', expiresAt: code.expiresAt }),
    ),
    ...(['delivery', 'pickup'] as const).flatMap((fulfilment) => aboutAnOrder(address, { fulfilment, name })),
    devicesAwayMail(address, { lastSeenAt: promisedFor, now: promisedFor }),
    ...[false, true].map((isGone) => webhookDisabledMail(address, { host: 'grill.example', isGone })),
    ...subjects.map((subject) =>
      contactMessageMail(address, { fullName: name, email: 'ana@example.com', subject, message: name }),
    ),
  ]
}

function aboutAnOrder(
  address: Parameters<typeof orderReadyMail>[0],
  { fulfilment, name }: { fulfilment: 'pickup' | 'delivery'; name: string },
): Mail[] {
  const order = { ...reference, fulfilment }
  const choices = [name]
  const lines = [{ quantity: 2, name, choices, totalRappen: 123450, note: name }]
  const bill = {
    lines,
    deliveryFeeRappen: 500,
    amountRappen: 123950,
    roundingRappen: 0,
    isPaidOnline: false,
    vat: [{ perCent: 2.6, grossRappen: 123_960, taxRappen: 3141 }],
    vatNumber: '',
  }
  const deliverTo = [name, '8004']
  const wanted = {
    requestedFor: promisedFor,
    quotedFor: promisedFor,
    shownFor: promisedFor,
    cancellableUntil: promisedFor,
    minimumAge: 16,
    orderNotes: name,
  }
  const received = { ...order, ...bill, ...wanted, ...(fulfilment === 'delivery' && { deliverTo }) }
  const asap = { requestedFor: null, shownFor: null, minimumAge: 0, orderNotes: '' }
  const reasons = [
    'sold_out',
    'closed',
    'too_busy',
    'cannot_deliver',
    'age_not_proven',
    'not_accepted',
    'other',
  ] as const
  return [
    orderReceivedMail(address, received),
    orderReceivedMail(address, { ...received, ...asap, roundingRappen: 2 }),
    orderReceivedMail(address, { ...received, isPaidOnline: true, cancellableUntil: null }),
    ...[null, promisedFor].map((shownFor) =>
      orderAcceptedMail(address, { ...order, promisedFor, isPreorder: shownFor === null, shownFor, text: name }),
    ),
    orderDelayedMail(address, { ...order, promisedFor, text: name }),
    orderProposalMail(address, { ...order, ...changeOf(name), token: 'a-token', expiresAt: code.expiresAt }),
    orderChangedMail(address, { ...order, ...changeOf(name), amountRappen: 4290, payBackRappen: 0 }),
    orderChangedMail(address, { ...order, ...changeOf(name), amountRappen: 0, payBackRappen: 3380 }),
    ...[true, false].map((isAccepted) =>
      orderTimeChangedMail(address, { ...order, quotedFor: promisedFor, isAccepted }),
    ),
    orderUnchangedMail(address, order),
    orderRefundedMail(address, { ...order, cashRappen: 625, onlineRappen: 0, lines: [`1 × ${name}`] }),
    orderRefundedMail(address, { ...order, cashRappen: 405, onlineRappen: 3780, lines: [] }),
    fulfilment === 'delivery'
      ? orderOutForDeliveryMail(address, { ...order, deliverTo, amountRappen: 123950, text: name })
      : orderReadyMail(address, { ...order, amountRappen: 123950 }),
    orderAgeRefusedMail(address, {
      ...order,
      takenOut: [{ name, quantity: 2 }],
      amountRappen: 123950,
      payBackRappen: 0,
    }),
    ...reasons.map((reason) => orderRejectedMail(address, { ...order, reason, text: name, payBackRappen: 0 })),
    ...(['shop', 'customer'] as const).map((by) =>
      orderCancelledMail(address, { ...order, by, text: name, payBackRappen: 5070, isPaidOnline: by === 'shop' }),
    ),
    ...[true, false].map((isOver) =>
      orderPaidInVainMail(address, { ...order, isOver, payBackRappen: 5070, isPaidOnline: true }),
    ),
    ...(['queue', 'kitchen', 'counter', 'whole'] as const).map((now) => orderCorrectedMail(address, { ...order, now })),
    orderWaitingMail(address, { ...order, waitingMinutes: 5, allWaiting: 3 }),
  ]
}

function changeOf(name: string) {
  return {
    goes: [{ name, quantity: 1, subtotalRappen: 1890 }],
    comes: [{ name, quantity: 2, subtotalRappen: 2400 }],
    totalBeforeRappen: 3780,
    totalAfterRappen: 4290,
  }
}
