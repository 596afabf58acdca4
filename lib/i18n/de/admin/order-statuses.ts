/** Apart from the other words of orders, because the board in the browser needs only these. */
export const orderStatuses = {
  received: 'eingegangen',
  accepted: 'angenommen',
  preparing: 'in Zubereitung',
  ready: 'bereit',
  out_for_delivery: 'unterwegs',
  completed: 'abgeschlossen',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
}
