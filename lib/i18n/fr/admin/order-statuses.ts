/** Apart from the other words of orders, because the board in the browser needs only these. */
export const orderStatuses = {
  received: 'reçue',
  accepted: 'acceptée',
  preparing: 'en préparation',
  ready: 'prête',
  out_for_delivery: 'en route',
  completed: 'terminée',
  rejected: 'refusée',
  cancelled: 'annulée',
}
