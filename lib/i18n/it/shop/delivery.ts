export const delivery = {
  title: 'Consegniamo da lei?',
  postcode: 'Il suo NPA',
  check: 'Controllare',
  fourDigits: 'Inserisca le quattro cifre del suo NPA.',
  yes: 'Sì, a {place}: spese di consegna {fee}, ordine minimo {minimum}, circa {minutes} minuti.',
  free: 'nessuna',
  no: 'A {postcode} non consegniamo. Può però ritirare il suo ordine, senza spese.',
}
