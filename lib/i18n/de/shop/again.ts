import { choices } from '../choices'
import { newTime } from './checkout'

export const again = {
  choices,
  newTime,
  again: 'Wie letztes Mal: {dishes}',
  title: 'Noch einmal dasselbe?',
  pickup: 'Abholung vor Ort',
  delivery: 'Lieferung',
  deliveryFee: 'Liefergebühr',
  when: 'Wann',
  total: 'Total',
  payment: 'bar',
  gone: '{item} gibt es heute nicht, das bleibt weg.',
  open: '{item} ist erst wieder dabei, wenn Sie neu wählen: «{change}».',
  priceChanged: '{item}: {before} → {now}',
  ageNote: 'Ihre Bestellung enthält Alkohol: Wir prüfen den Ausweis bei der Übergabe.',
  order: 'Bestellung aufgeben · {total}',
  placing: 'Ihre Bestellung wird aufgegeben …',
  placed: 'Ihre Bestellung ist bei uns!',
  change: 'Zuerst etwas ändern',
  belowMinimum: 'Bestellungen unter {minimum} sind nicht möglich.',
  addressChanged: 'Bitte prüfen Sie zuerst Ihre Adresse: Dorthin können wir so nicht liefern.',
  shopClosed: 'Wir können in den nächsten Tagen keine Bestellungen annehmen.',
  unclear:
    'Wir haben keine Antwort bekommen. Drücken Sie noch einmal, um es herauszufinden: Es wird nichts doppelt bestellt.',
  alreadyPlaced:
    'Eine frühere Bestellung ist bei uns, nur unsere Antwort ging unterwegs verloren. Es wurde nichts doppelt bestellt.',
  showOrder: 'Diese Bestellung zeigen',
}
