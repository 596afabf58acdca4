export const delivery = {
  title: 'Livrons-nous chez vous ?',
  postcode: 'Votre NPA',
  check: 'Vérifier',
  fourDigits: 'Veuillez saisir les quatre chiffres de votre NPA.',
  yes: 'Oui, à {place} : frais de livraison {fee}, dès {minimum}, en {minutes} minutes environ.',
  free: 'aucuns',
  no: 'Nous ne livrons pas à {postcode}. Vous pouvez volontiers venir chercher votre repas, sans frais.',
}
