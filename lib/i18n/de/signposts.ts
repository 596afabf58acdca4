export const emptyStates = {
  successTitle: 'Zahlung erfolgreich!',
  successText: 'Vielen Dank. Ihre Zahlung ist angekommen, und die Küche weiss Bescheid.',
  backHome: 'Zur Startseite',
  failureTitle: 'Zahlung fehlgeschlagen',
  failureText: 'Es wurde nichts belastet. Ihr Warenkorb ist noch da.',
  tryAgain: 'Noch einmal versuchen',
  missingTitle: 'Dieser Teller ist leer.',
  missingText: 'Unter dieser Adresse gibt es keine Seite. Die Speisekarte ist, wo sie immer war.',
  missingOrderTitle: 'Keine solche Bestellung.',
  missingOrderText: 'Mit dieser Nummer haben wir keine Bestellung gefunden. Bitte prüfen Sie sie Zeichen für Zeichen.',
  toMenu: 'Zur Speisekarte',
  toTrack: 'Bestellung verfolgen',
}
