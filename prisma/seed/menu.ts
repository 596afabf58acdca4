import { burgers } from './menu/burgers'
import { chicken } from './menu/chicken'
import { desserts } from './menu/desserts'
import type { DemoDish } from './menu/dish'
import { drinks } from './menu/drinks'
import { pizza } from './menu/pizza'
import { salads } from './menu/salads'
import { sandwiches } from './menu/sandwiches'
import { sides } from './menu/sides'
import { wraps } from './menu/wraps'

/** `picture` names a cut-out in prisma/seed/pictures/categories. */
export interface DemoCategory {
  name: string
  picture: string
  dishes: DemoDish[]
}

export const demoMenu: DemoCategory[] = [
  { name: 'Burgers', picture: 'burgers', dishes: burgers },
  { name: 'Pizza', picture: 'pizza', dishes: pizza },
  { name: 'Döner & Wraps', picture: 'doener-und-wraps', dishes: wraps },
  { name: 'Chicken', picture: 'chicken', dishes: chicken },
  { name: 'Salate', picture: 'salate', dishes: salads },
  { name: 'Sandwiches', picture: 'sandwiches', dishes: sandwiches },
  { name: 'Desserts', picture: 'desserts', dishes: desserts },
  { name: 'Beilagen', picture: 'beilagen', dishes: sides },
  { name: 'Beverages', picture: 'beverages', dishes: drinks },
]

// The home page shows the first eight dishes of the whole menu: one of each kind, colours in turn.
const bestsellers = [
  'Limmat Burger',
  'Margherita',
  'Döner im Fladenbrot',
  'Scharfe Schenkel',
  'Falafel-Box',
  'Avocado-Crevetten-Salat',
  'Erdbeertörtchen',
  'Zitronenlimonade',
]

/** Every dish once, in the order of the whole menu. */
export function inMenuOrder(): { dish: DemoDish; category: DemoCategory }[] {
  const all = demoMenu.flatMap((category) => category.dishes.map((dish) => ({ dish, category })))
  const rank = ({ dish }: { dish: DemoDish }) => bestsellers.indexOf(dish.name) + 1 || Infinity
  return all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
