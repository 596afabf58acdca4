/** Apart from the other words of orders, because the board in the browser needs only these. */
export const orderStatuses = {
  received: 'received',
  accepted: 'accepted',
  preparing: 'being prepared',
  ready: 'ready',
  out_for_delivery: 'out for delivery',
  completed: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
}
