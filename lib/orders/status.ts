import { fulfilments, type Fulfilment } from './limits'

export const orderStatuses = [
  'awaiting_payment',
  'received',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const rejectionReasons = ['closed', 'too_busy', 'sold_out', 'cannot_deliver', 'other'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Only a delivery can fail to be delivered. */
export function rejectionReasonsFor(fulfilment: Fulfilment): RejectionReason[] {
  return rejectionReasons.filter((reason) => reason !== 'cannot_deliver' || fulfilment === 'delivery')
}

/** Never chosen: age_not_proven is set by a refused ID, not_accepted by the clock. */
export const stepReasons = [...rejectionReasons, 'age_not_proven', 'not_accepted'] as const
export type StepReason = (typeof stepReasons)[number]

export const ageCheckResults = ['checked', 'refused'] as const
export type AgeCheckResult = (typeof ageCheckResults)[number]

/** provider: of payments, through what the shop has looked up there. */
export type Actor = 'staff' | 'customer' | 'provider'

interface Transition {
  to: OrderStatus
  by: readonly Actor[]
  only?: Fulfilment
  /** Where the owner has switched it on, it is the usual one. */
  isShortcut?: true
}

/** A new status is an entry here, in PostgreSQL and in each catalogue. */
interface StatusFacts {
  /** The usual step first; a test compares this with order_step_is_legal() in PostgreSQL. */
  next: readonly Transition[]
  /** Null: the order is over. */
  place: 'checkout' | 'queue' | 'kitchen' | 'counter' | 'road' | null
  isSale: boolean
  isPushed: boolean
  mailed: readonly Fulfilment[]
}

const staff: readonly Actor[] = ['staff']
const anyActor: readonly Actor[] = ['staff', 'customer']
const cancelled: Transition = { to: 'cancelled', by: anyActor }
const cancelledByStaff: Transition = { to: 'cancelled', by: staff }

const table: Record<OrderStatus, StatusFacts> = {
  awaiting_payment: {
    next: [
      { to: 'received', by: ['provider'] },
      { to: 'cancelled', by: [...anyActor, 'provider'] },
    ],
    place: 'checkout',
    isSale: false,
    isPushed: false,
    mailed: [],
  },
  received: {
    next: [{ to: 'accepted', by: staff }, { to: 'rejected', by: staff }, cancelled],
    place: 'queue',
    isSale: false,
    isPushed: false,
    mailed: fulfilments,
  },
  accepted: {
    next: [{ to: 'preparing', by: staff }, { to: 'ready', by: staff, isShortcut: true }, cancelled],
    place: 'kitchen',
    isSale: true,
    isPushed: true,
    mailed: fulfilments,
  },
  preparing: {
    next: [{ to: 'ready', by: staff }, cancelled],
    place: 'kitchen',
    isSale: true,
    isPushed: false,
    mailed: [],
  },
  ready: {
    next: [{ to: 'out_for_delivery', by: staff, only: 'delivery' }, { to: 'completed', by: staff }, cancelledByStaff],
    place: 'counter',
    isSale: true,
    isPushed: true,
    // A delivery is announced when it is on its way, a moment later.
    mailed: ['pickup'],
  },
  out_for_delivery: {
    next: [{ to: 'completed', by: staff }, cancelledByStaff],
    place: 'road',
    isSale: true,
    isPushed: true,
    mailed: ['delivery'],
  },
  completed: {
    next: [],
    place: null,
    isSale: true,
    isPushed: false,
    mailed: [],
  },
  rejected: {
    next: [],
    place: null,
    isSale: false,
    isPushed: true,
    mailed: fulfilments,
  },
  cancelled: {
    next: [],
    place: null,
    isSale: false,
    isPushed: true,
    mailed: fulfilments,
  },
}

const whose = (holds: (facts: StatusFacts) => boolean) => orderStatuses.filter((status) => holds(table[status]))

export const unfinishedStatuses = whose(({ place }) => place !== null)
export const finishedStatuses = whose(({ place }) => place === null)
/** Over without a sale: the slot is free again, and nothing is owed. */
export const refusedStatuses = whose(({ place, isSale }) => place === null && !isSale)
/** With the shop: what awaits its payment is not there yet. */
export const openStatuses = whose(({ place }) => place !== null && place !== 'checkout')
/** While it is made, and while it waits to leave the house. */
export const tickableStatuses = whose(({ place }) => place === 'kitchen' || place === 'counter')
export const kitchenStatuses = whose(({ place }) => place === 'kitchen')
/** What the kitchen has not begun: the steps before it cooks. */
export const unbegunStatuses = orderStatuses.filter((status) => usualWay('pickup', status).indexOf('preparing') > 0)
export const soldStatuses = whose(({ isSale }) => isSale)
/** Until it leaves the house: what is sold out is asked for before the kitchen promises it. */
export const changeableStatuses = whose(({ place }) => place !== null && place !== 'checkout' && place !== 'road')

interface Who {
  by?: Actor
  /** The owner's setting: what is accepted becomes ready with one tap. */
  skipsPreparing?: boolean
}

export function nextStatuses(
  from: OrderStatus,
  fulfilment: Fulfilment,
  { by = 'staff', skipsPreparing = false }: Who = {},
): OrderStatus[] {
  const steps = table[from].next.filter((step) => step.by.includes(by) && (step.only ?? fulfilment) === fulfilment)
  const shortcuts = skipsPreparing ? steps.filter(({ isShortcut }) => isShortcut) : []
  return [...shortcuts, ...steps.filter(({ isShortcut }) => !isShortcut)].map(({ to }) => to)
}

export function mayFollow(
  from: OrderStatus,
  to: OrderStatus,
  { fulfilment, ...who }: { fulfilment: Fulfilment } & Who,
): boolean {
  return nextStatuses(from, fulfilment, who).includes(to)
}

/** A step of the shop in reverse; an ID that was refused at the door can be looked at again. */
export function mayCorrect(from: OrderStatus, to: OrderStatus, fulfilment: Fulfilment): boolean {
  const isStepBack = openStatuses.includes(to) && table[to].next.some((step) => step.to === from)
  const wasRefused = from === 'rejected' && (to === 'ready' || to === 'out_for_delivery')
  return (isStepBack || wasRefused) && (to !== 'out_for_delivery' || fulfilment === 'delivery')
}

export function isFinished(status: OrderStatus): boolean {
  return placeOf(status) === null
}

export function isRefused(status: OrderStatus): boolean {
  return refusedStatuses.includes(status)
}

/** For a statement of our own: literals, so that PostgreSQL finds its index of some statuses. */
export function listed(statuses: readonly OrderStatus[]): string {
  return statuses.map((status) => `'${status}'`).join(', ')
}

export function placeOf(status: OrderStatus): StatusFacts['place'] {
  return table[status].place
}

/** One that is paid online reaches it with its money. */
export function hasReachedShop({ history }: { history: readonly { status: OrderStatus }[] }): boolean {
  return history.some(({ status }) => status === 'received')
}

export function isPushed(status: OrderStatus): boolean {
  return table[status].isPushed
}

export function isMailed(status: OrderStatus, fulfilment: Fulfilment): boolean {
  return table[status].mailed.includes(fulfilment)
}

export function usualWay(fulfilment: Fulfilment, from: OrderStatus = 'received'): OrderStatus[] {
  const [next] = nextStatuses(from, fulfilment)
  return next ? [from, ...usualWay(fulfilment, next)] : [from]
}

/** A test order has no customer to agree. */
export function mayBeChanged({ status, isTest }: { status: OrderStatus; isTest: boolean }): boolean {
  return !isTest && changeableStatuses.includes(status)
}

export function mayBeDelayed(status: OrderStatus, fulfilment: Fulfilment): boolean {
  const place = placeOf(status)
  return place === 'kitchen' || (fulfilment === 'delivery' && (place === 'counter' || place === 'road'))
}

/** So long a step of the staff can be undone; the customer learns of it only then. */
export const undoMs = 10_000
