/** Apart from the other words of orders, because the board in the browser needs only these. */
export const orderStatuses = {
  received: 'ricevuto',
  accepted: 'accettato',
  preparing: 'in preparazione',
  ready: 'pronto',
  out_for_delivery: 'in consegna',
  completed: 'concluso',
  rejected: 'rifiutato',
  cancelled: 'annullato',
}
