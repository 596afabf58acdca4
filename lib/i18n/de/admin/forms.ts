/** What the forms of the admin pages say by themselves, whatever they are about. */
export const forms = {
  noAmount: 'Bitte einen Betrag eingeben, z. B. 12.50.',
  tooManyDecimals: 'Ein Betrag hat höchstens zwei Stellen nach dem Punkt, z. B. 12.50.',
  ambiguousAmount:
    'Das kann man auf zwei Arten lesen. Für {amount} bitte {plain} schreiben; sonst höchstens zwei Stellen nach dem Punkt.',
  unusualAmountAsk: 'Stimmt dieser Betrag?',
  unusualAmount: '{field} ändert sich von {from} auf {to}.',
  unusualAmountYes: 'Ja, speichern',
  unusualAmountNo: 'Ändern',
}
