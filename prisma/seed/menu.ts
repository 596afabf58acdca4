import { burgers } from './menu/burgers'
import { chicken } from './menu/chicken'
import { desserts } from './menu/desserts'
import type { DemoMenuItem } from './menu/demo-menu-item'
import { drinks } from './menu/drinks'
import { pizza } from './menu/pizza'
import { salads } from './menu/salads'
import { sandwiches } from './menu/sandwiches'
import { sides } from './menu/sides'
import { wraps } from './menu/wraps'

/** `picture` names its cut-out in prisma/seed/pictures/categories. */
export interface DemoCategory {
  name: string
  picture: string
  menuItems: DemoMenuItem[]
}

export const demoMenu: DemoCategory[] = [
  { name: 'Burgers', picture: 'burgers', menuItems: burgers },
  { name: 'Pizza', picture: 'pizza', menuItems: pizza },
  { name: 'Döner & Wraps', picture: 'doener-und-wraps', menuItems: wraps },
  { name: 'Chicken', picture: 'chicken', menuItems: chicken },
  { name: 'Salate', picture: 'salate', menuItems: salads },
  { name: 'Sandwiches', picture: 'sandwiches', menuItems: sandwiches },
  { name: 'Desserts', picture: 'desserts', menuItems: desserts },
  { name: 'Beilagen', picture: 'beilagen', menuItems: sides },
  { name: 'Beverages', picture: 'beverages', menuItems: drinks },
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
export function inMenuOrder(): { menuItem: DemoMenuItem; category: DemoCategory }[] {
  const all = demoMenu.flatMap((category) => category.menuItems.map((menuItem) => ({ menuItem, category })))
  const rank = ({ menuItem }: { menuItem: DemoMenuItem }) => bestsellers.indexOf(menuItem.name) + 1 || Infinity
  return all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
