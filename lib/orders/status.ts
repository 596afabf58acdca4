import type { Fulfilment } from './limits'

export const orderStatuses = [
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

export const openStatuses = [
  'received',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
] as const satisfies OrderStatus[]
export const finishedStatuses = ['completed', 'rejected', 'cancelled'] as const satisfies OrderStatus[]

export const rejectionReasons = ['closed', 'too_busy', 'sold_out', 'cannot_deliver', 'other'] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** Whoever fetches his food cannot be out of reach. */
export function rejectionReasonsFor(fulfilment: Fulfilment): RejectionReason[] {
  return rejectionReasons.filter((reason) => reason !== 'cannot_deliver' || fulfilment === 'delivery')
}

/** Why an order is rejected: what a person chooses, or what the law leaves no choice about. */
export const stepReasons = [...rejectionReasons, 'age_not_proven'] as const
export type StepReason = (typeof stepReasons)[number]

/** What was found where an order has a minimum age. */
export const ageCheckResults = ['checked', 'refused'] as const
export type AgeCheckResult = (typeof ageCheckResults)[number]

export type Actor = 'staff' | 'customer'

interface Step {
  to: OrderStatus
  by: readonly Actor[]
  only?: Fulfilment
}

const staff: readonly Actor[] = ['staff']
const anybody: readonly Actor[] = ['staff', 'customer']

// PostgreSQL's order_step_is_legal() holds the same table against every writer; a test compares the two.
const stepsFrom: Record<OrderStatus, readonly Step[]> = {
  received: [
    { to: 'accepted', by: staff },
    { to: 'rejected', by: staff },
    { to: 'cancelled', by: anybody },
  ],
  accepted: [
    { to: 'preparing', by: staff },
    { to: 'cancelled', by: anybody },
  ],
  preparing: [
    { to: 'ready', by: staff },
    { to: 'cancelled', by: anybody },
  ],
  ready: [
    { to: 'out_for_delivery', by: staff, only: 'delivery' },
    { to: 'completed', by: staff },
    { to: 'cancelled', by: staff },
  ],
  out_for_delivery: [
    { to: 'completed', by: staff },
    { to: 'cancelled', by: staff },
  ],
  completed: [],
  rejected: [],
  cancelled: [],
}

/** The statuses that may follow, the usual one first. */
export function nextStatuses(from: OrderStatus, fulfilment: Fulfilment, by: Actor = 'staff'): OrderStatus[] {
  return stepsFrom[from]
    .filter((step) => step.by.includes(by) && (step.only ?? fulfilment) === fulfilment)
    .map((step) => step.to)
}

export function mayFollow(
  from: OrderStatus,
  to: OrderStatus,
  { fulfilment, by = 'staff' }: { fulfilment: Fulfilment; by?: Actor },
): boolean {
  return nextStatuses(from, fulfilment, by).includes(to)
}

// What may be taken back; PostgreSQL's order_correction_is_legal() says the same. A finished order goes back to where it
// came from.
const correctionsFrom: Record<OrderStatus, readonly OrderStatus[]> = {
  received: [],
  accepted: ['received'],
  preparing: ['accepted'],
  ready: ['preparing'],
  out_for_delivery: ['ready'],
  completed: ['ready', 'out_for_delivery'],
  rejected: ['received', 'ready', 'out_for_delivery'],
  cancelled: ['received', 'accepted', 'preparing', 'ready', 'out_for_delivery'],
}

export function mayCorrect(from: OrderStatus, to: OrderStatus, fulfilment: Fulfilment): boolean {
  return correctionsFrom[from].includes(to) && (to !== 'out_for_delivery' || fulfilment === 'delivery')
}

export function isFinished(status: OrderStatus): boolean {
  return stepsFrom[status].length === 0
}

/** The way of an order that goes well, for the steps on its page. */
export function usualWay(fulfilment: Fulfilment): OrderStatus[] {
  const way: OrderStatus[] = ['received', 'accepted', 'preparing', 'ready']
  return fulfilment === 'delivery' ? [...way, 'out_for_delivery', 'completed'] : [...way, 'completed']
}

/** As long as the shop has the food, its guest can agree to another; a test order has no guest. */
export const changeableStatuses = ['accepted', 'preparing', 'ready'] as const satisfies OrderStatus[]

export function mayBeChanged({ status, isTest }: { status: OrderStatus; isTest: boolean }): boolean {
  return !isTest && changeableStatuses.some((changeable) => changeable === status)
}

/** Whether a new time for it still means something. */
export function mayBeDelayed(status: OrderStatus, fulfilment: Fulfilment): boolean {
  if (status === 'accepted' || status === 'preparing') return true
  return fulfilment === 'delivery' && (status === 'ready' || status === 'out_for_delivery')
}

/** So long a step of the staff can be undone, and the customer is told of it only then. */
export const undoMs = 10_000
