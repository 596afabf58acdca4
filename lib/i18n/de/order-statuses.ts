export const statusTitles = {
  awaiting_payment: 'Wartet auf die Zahlung',
  received: 'Eingegangen',
  accepted: 'Angenommen',
  preparing: 'In der Küche',
  ready: 'Bereit',
  out_for_delivery: 'Unterwegs',
  completed: 'En Guete!',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
}

export const statusTexts = {
  awaiting_payment: 'Wir halten Ihre Bestellung bereit, bis sie bezahlt ist.',
  received: 'Die Küche hat Ihre Bestellung und bestätigt sie gleich.',
  accepted: 'Bestätigt. Sie ist als Nächstes an der Reihe.',
  preparing: 'Gerade wird für Sie gekocht.',
  ready: 'Ihr Essen ist bereit.',
  out_for_delivery: 'Ihr Essen ist auf dem Weg zu Ihnen.',
  completed: 'Diese Bestellung ist abgeschlossen. En Guete!',
  rejected: 'Es tut uns leid, diese Bestellung können wir nicht annehmen.',
  cancelled: 'Diese Bestellung wurde storniert. Es ist nichts geschuldet.',
}

export const statusSteps = {
  awaiting_payment: 'Zahlung',
  received: 'Eingegangen',
  accepted: 'Angenommen',
  preparing: 'Küche',
  ready: 'Bereit',
  out_for_delivery: 'Unterwegs',
  completed: 'Erledigt',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
}

export const orderStatuses = {
  awaiting_payment: 'wartet auf die Zahlung',
  received: 'eingegangen',
  accepted: 'angenommen',
  preparing: 'in Arbeit',
  ready: 'bereit',
  out_for_delivery: 'unterwegs',
  completed: 'abgeschlossen',
  rejected: 'abgelehnt',
  cancelled: 'storniert',
}

export const statusActions = {
  preparing: 'Kochen',
  ready: 'Fertig',
  out_for_delivery: 'Unterwegs',
}
