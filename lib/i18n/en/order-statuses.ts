import type { OrderStatus } from '@/lib/orders/status'

type Said = Record<OrderStatus, string>

/** Titles of the order page. */
export const statusTitles: Said = {
  awaiting_payment: 'Awaiting payment',
  received: 'Received',
  accepted: 'Accepted',
  preparing: 'In the kitchen',
  ready: 'Ready',
  out_for_delivery: 'On its way',
  completed: 'Enjoy!',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

export const statusTexts: Said = {
  awaiting_payment: 'We hold your order until it is paid.',
  received: 'The kitchen has your order and will confirm it in a moment.',
  accepted: 'Confirmed. It is next in line in the kitchen.',
  preparing: 'Somebody is cooking for you right now.',
  ready: 'Your food is ready.',
  out_for_delivery: 'Your food is on its way to you.',
  completed: 'This order is done. En Guete!',
  rejected: 'We are sorry, we cannot take this order.',
  cancelled: 'This order was cancelled. Nothing is due.',
}

export const statusSteps: Said = {
  awaiting_payment: 'Payment',
  received: 'Received',
  accepted: 'Accepted',
  preparing: 'Kitchen',
  ready: 'Ready',
  out_for_delivery: 'On its way',
  completed: 'Done',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

/** For the staff. */
export const orderStatuses: Said = {
  awaiting_payment: 'awaiting payment',
  received: 'received',
  accepted: 'accepted',
  preparing: 'being prepared',
  ready: 'ready',
  out_for_delivery: 'out for delivery',
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
}

/** For the staff: the steps that say on their button where they lead. */
export const statusActions = {
  preparing: 'Start cooking',
  ready: 'Ready',
  out_for_delivery: 'Out for delivery',
} satisfies Omit<Said, 'awaiting_payment' | 'received' | 'accepted' | 'completed' | 'rejected' | 'cancelled'>
