import { choices } from '../choices'
import { newTime } from './checkout'

export const again = {
  choices,
  newTime,
  again: 'Comme la dernière fois : {dishes}',
  title: 'Encore la même chose ?',
  pickup: 'Retrait sur place',
  delivery: 'Livraison',
  deliveryFee: 'Frais de livraison',
  when: 'Quand',
  total: 'Total',
  payment: 'en espèces',
  gone: 'Pas disponible aujourd’hui, donc laissé de côté : {item}.',
  open: 'À choisir à nouveau (« {change} »), sinon laissé de côté : {item}.',
  priceChanged: '{item} : {before} → {now}',
  ageNote: 'Votre commande contient de l’alcool : nous contrôlons la pièce d’identité à la remise.',
  order: 'Commander · {total}',
  placing: 'Nous transmettons votre commande…',
  placed: 'Votre commande est chez nous !',
  change: 'Changer d’abord quelque chose',
  belowMinimum: 'Les commandes de moins de {minimum} ne sont pas possibles.',
  addressChanged: 'Veuillez d’abord vérifier votre adresse : telle quelle, nous ne pouvons pas y livrer.',
  shopClosed: 'Nous ne pouvons pas prendre de commandes ces prochains jours.',
  unclear: 'Nous n’avons pas reçu de réponse. Appuyez encore une fois pour vérifier : rien n’est commandé deux fois.',
  alreadyPlaced:
    'Une commande précédente est chez nous, seule notre réponse s’est perdue en chemin. Rien n’a été commandé deux fois.',
  showOrder: 'Voir cette commande',
}
