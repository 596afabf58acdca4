/** Pages and states that only point the way. */
export const emptyStates = {
  successTitle: 'Paiement réussi !',
  successText: 'Merci. Votre paiement est arrivé, et la cuisine est au courant.',
  backHome: 'Retour à l’accueil',
  failureTitle: 'Échec du paiement',
  failureText: 'Rien n’a été débité. Votre panier est toujours là.',
  tryAgain: 'Réessayer',
  missingTitle: 'Cette assiette est vide.',
  missingText: 'Il n’y a pas de page à cette adresse. La carte est là où elle a toujours été.',
  missingOrderTitle: 'Commande introuvable.',
  missingOrderText: 'Nous n’avons trouvé aucune commande avec ce numéro. Veuillez le vérifier caractère par caractère.',
  startPage: 'Retour à l’accueil',
  toMenu: 'Voir la carte',
  toTrack: 'Suivre une commande',
}
