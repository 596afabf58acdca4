export const delivery = {
  title: 'Livraison chez vous ?',
  postcode: 'Votre NPA',
  check: 'Vérifier',
  fourDigits: 'Veuillez saisir les quatre chiffres de votre NPA.',
  yes: 'Oui, à {place} : frais de livraison {fee}, dès {minimum}, en {minutes} minutes environ.',
  free: 'offerts',
  no: 'Nous ne livrons pas à {postcode}. Vous pouvez venir chercher votre repas, sans frais.',
}
