import { choices } from '../choices'
import { newTime } from './checkout'

export const again = {
  choices,
  newTime,
  again: 'Come l’ultima volta: {dishes}',
  title: 'Ordinare di nuovo lo stesso?',
  pickup: 'Ritiro sul posto',
  delivery: 'Consegna',
  deliveryFee: 'Spese di consegna',
  when: 'Quando',
  total: 'Totale',
  payment: 'in contanti',
  gone: '{item}: oggi non è disponibile e resta fuori.',
  open: '{item}: resta fuori finché non sceglie di nuovo, con «{change}».',
  priceChanged: '{item}: {before} → {now}',
  ageNote: 'Il suo ordine contiene alcol: alla consegna controlliamo un documento d’identità.',
  order: 'Ordinare · {total}',
  placing: 'Inviamo il suo ordine…',
  placed: 'Abbiamo ricevuto il suo ordine!',
  change: 'Prima modificare qualcosa',
  belowMinimum: 'Non sono possibili ordini sotto {minimum}.',
  addressChanged: 'Controlli prima il suo indirizzo: così non possiamo consegnare.',
  shopClosed: 'Per i prossimi giorni non possiamo accettare ordini.',
  unclear: 'Non abbiamo ricevuto risposta. Prema di nuovo per saperlo: nulla viene ordinato due volte.',
  alreadyPlaced:
    'Abbiamo ricevuto un ordine di prima, solo la nostra risposta si è persa per strada. Nulla è stato ordinato due volte.',
  showOrder: 'Mostrare quell’ordine',
}
