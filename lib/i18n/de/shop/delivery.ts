export const delivery = {
  title: 'Liefern wir zu Ihnen?',
  postcode: 'Ihre Postleitzahl',
  check: 'Prüfen',
  fourDigits: 'Bitte geben Sie die vier Ziffern Ihrer Postleitzahl ein.',
  yes: 'Ja, nach {place}: Liefergebühr {fee}, ab {minimum}, in etwa {minutes} Minuten.',
  free: 'keine',
  no: 'Nach {postcode} liefern wir nicht. Gerne können Sie Ihr Essen abholen, ohne Gebühr.',
}
