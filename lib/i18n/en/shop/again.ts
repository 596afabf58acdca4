import { choices } from '../choices'
import { newTime } from './checkout'

export const again = {
  choices,
  newTime,
  again: 'Again: {dishes}',
  title: 'The same again?',
  pickup: 'Abholung Vor Ort',
  delivery: 'Delivery',
  deliveryFee: 'Delivery fee',
  when: 'When',
  total: 'Total',
  payment: 'in cash',
  gone: '{item} cannot be had today and is left out.',
  open: '{item} is left out until you choose again: “{change}”.',
  priceChanged: '{item}: {before} → {now}',
  ageNote: 'Your order contains alcohol: we check your ID at hand-over.',
  order: 'Place Order · {total}',
  placing: 'Placing your order …',
  placed: 'Order placed successfully!',
  change: 'Change something first',
  belowMinimum: 'Orders below {minimum} cannot be placed.',
  addressChanged: 'Please check your address first: we cannot deliver to it like this.',
  shopClosed: 'We cannot take orders for the next days.',
  unclear: 'We got no answer. Press the button again to find out: nothing is ordered twice.',
  alreadyPlaced: 'An order from before has reached us, only our answer was lost on the way. Nothing was ordered twice.',
  showOrder: 'Show that order',
}
