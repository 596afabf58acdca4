export const statusTitles = {
  awaiting_payment: 'In attesa del pagamento',
  received: 'Ricevuto',
  accepted: 'Accettato',
  preparing: 'In cucina',
  ready: 'Pronto',
  out_for_delivery: 'In arrivo',
  completed: 'Buon appetito!',
  rejected: 'Rifiutato',
  cancelled: 'Annullato',
}

export const statusTexts = {
  awaiting_payment: 'Teniamo il suo ordine fino al pagamento.',
  received: 'La cucina ha il suo ordine e lo conferma a momenti.',
  accepted: 'Confermato. È il prossimo in cucina.',
  preparing: 'In questo momento cuciniamo per lei.',
  ready: 'Il suo ordine è pronto.',
  out_for_delivery: 'Il suo ordine sta arrivando da lei.',
  completed: 'Questo ordine è concluso. Buon appetito!',
  rejected: 'Ci dispiace, non possiamo accettare questo ordine.',
  cancelled: 'Questo ordine è stato annullato. Non deve pagare nulla.',
}

export const statusSteps = {
  awaiting_payment: 'Pagamento',
  received: 'Ricevuto',
  accepted: 'Accettato',
  preparing: 'Cucina',
  ready: 'Pronto',
  out_for_delivery: 'In arrivo',
  completed: 'Concluso',
  rejected: 'Rifiutato',
  cancelled: 'Annullato',
}

export const orderStatuses = {
  awaiting_payment: 'in attesa del pagamento',
  received: 'ricevuto',
  accepted: 'accettato',
  preparing: 'in preparazione',
  ready: 'pronto',
  out_for_delivery: 'in consegna',
  completed: 'concluso',
  rejected: 'rifiutato',
  cancelled: 'annullato',
}

export const statusActions = {
  preparing: 'Cucinare',
  ready: 'Pronto',
  out_for_delivery: 'In consegna',
}
