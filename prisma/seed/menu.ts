import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Names } from '@/lib/i18n/name-in'
import type { DishKind } from '@/lib/menu/items/dish-kind'
import { type PictureWidth, pictureWidths } from '@/lib/pictures/picture-path'
import { hashOf, type ProcessedPicture } from '@/lib/pictures/process-picture'
import { burgers } from './menu/burgers'
import { chicken } from './menu/chicken'
import type { DemoMenuItem } from './menu/demo-menu-item'
import { desserts } from './menu/desserts'
import { drinks } from './menu/drinks'
import { pizza } from './menu/pizza'
import { salads } from './menu/salads'
import { sandwiches } from './menu/sandwiches'
import { sides } from './menu/sides'
import { wraps } from './menu/wraps'

export interface DemoCategory {
  name: string
  /** Its cut-out is the one of its kind, which other shops have as well. */
  picture: DishKind
  /** Where it is called otherwise. */
  names?: Names
  menuItems: DemoMenuItem[]
}

export const demoMenu: DemoCategory[] = [
  { name: 'Burgers', names: { de: 'Burger', it: 'Burger' }, picture: 'burger', menuItems: burgers },
  { name: 'Pizza', names: { fr: 'Pizzas' }, picture: 'pizza', menuItems: pizza },
  {
    name: 'Döner & Wraps',
    names: { en: 'Kebabs & wraps', fr: 'Kebabs et wraps', it: 'Kebab e wrap' },
    picture: 'kebab',
    menuItems: wraps,
  },
  { name: 'Chicken', names: { de: 'Poulet', fr: 'Poulet', it: 'Pollo' }, picture: 'chicken', menuItems: chicken },
  { name: 'Salate', names: { en: 'Salads', fr: 'Salades', it: 'Insalate' }, picture: 'salad', menuItems: salads },
  { name: 'Sandwiches', names: { fr: 'Sandwichs', it: 'Panini' }, picture: 'sandwich', menuItems: sandwiches },
  { name: 'Desserts', names: { it: 'Dolci' }, picture: 'dessert', menuItems: desserts },
  {
    name: 'Beilagen',
    names: { en: 'Sides', fr: 'Accompagnements', it: 'Contorni' },
    picture: 'side',
    menuItems: sides,
  },
  {
    name: 'Beverages',
    names: { de: 'Getränke', fr: 'Boissons', it: 'Bevande' },
    picture: 'drink',
    menuItems: drinks,
  },
]

// The home page shows the first eight dishes of the menu: one of each kind.
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

export function inMenuOrder(): { menuItem: DemoMenuItem; category: DemoCategory }[] {
  const all = demoMenu.flatMap((category) => category.menuItems.map((menuItem) => ({ menuItem, category })))
  const rank = ({ menuItem }: { menuItem: DemoMenuItem }) => bestsellers.indexOf(menuItem.name) + 1 || Infinity
  return all.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

export function categoryPicture({ picture }: Pick<DemoCategory, 'picture'>): string {
  return `kinds/${picture}`
}

export function menuItemPicture({ picture }: Pick<DemoMenuItem, 'picture'>): string {
  return `dishes/${picture}`
}

/** Written by `npm run artwork`, relative to the repository. */
export function pictureFile(name: string, width: PictureWidth): string {
  const [folder, picture] = name.split('/')
  return folder === 'kinds'
    ? `public/kinds/${picture}/${width}.webp`
    : `prisma/seed/pictures/${folder}/${width}/${picture}.webp`
}

/** Stored results of `processPicture`, because decoding all pictures would take the seed some seconds. */
export async function readPicture(name: string): Promise<ProcessedPicture> {
  const sizes = await Promise.all(
    pictureWidths.map(async (width) => {
      const bytes = await readFile(join(process.cwd(), pictureFile(name, width)))
      return { width, bytes: new Uint8Array(bytes) }
    }),
  )
  const { width, height } = await sharp(sizes.at(-1)?.bytes).metadata()
  return { hash: hashOf(sizes), width, height, sizes }
}
