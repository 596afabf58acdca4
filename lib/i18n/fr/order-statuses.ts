export const statusTitles = {
  awaiting_payment: 'En attente du paiement',
  received: 'Reçue',
  accepted: 'Acceptée',
  preparing: 'En cuisine',
  ready: 'Prête',
  out_for_delivery: 'En route',
  completed: 'Bon appétit !',
  rejected: 'Refusée',
  cancelled: 'Annulée',
}

export const statusTexts = {
  awaiting_payment: 'Nous gardons votre commande jusqu’au paiement.',
  received: 'La cuisine a votre commande et la confirme dans un instant.',
  accepted: 'Confirmée. C’est bientôt son tour en cuisine.',
  preparing: 'On cuisine pour vous en ce moment.',
  ready: 'Votre repas est prêt.',
  out_for_delivery: 'Votre repas est en route vers vous.',
  completed: 'Cette commande est terminée. Bon appétit !',
  rejected: 'Nous sommes désolés, nous ne pouvons pas prendre cette commande.',
  cancelled: 'Cette commande a été annulée. Vous ne devez rien.',
}

export const statusSteps = {
  awaiting_payment: 'Paiement',
  received: 'Reçue',
  accepted: 'Acceptée',
  preparing: 'Cuisine',
  ready: 'Prête',
  out_for_delivery: 'En route',
  completed: 'Terminée',
  rejected: 'Refusée',
  cancelled: 'Annulée',
}

export const orderStatuses = {
  awaiting_payment: 'en attente du paiement',
  received: 'reçue',
  accepted: 'acceptée',
  preparing: 'en préparation',
  ready: 'prête',
  out_for_delivery: 'en route',
  completed: 'terminée',
  rejected: 'refusée',
  cancelled: 'annulée',
}

export const statusActions = {
  preparing: 'Cuisiner',
  ready: 'Prête',
  out_for_delivery: 'En route',
}
