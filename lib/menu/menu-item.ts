import type { MenuItem as MenuItemRow } from '@/lib/generated/prisma/client'
import type { Localized } from '@/lib/i18n/localized'
import type { Origin } from './schema'
import type { Allergen, DietaryTag } from './vocabulary'

export interface Category {
  id: string
  name: string
  /** Path on this host. */
  image: string | null
  position: number
}

type Kept = Omit<
  MenuItemRow,
  'description' | 'pictureHash' | 'allergensDeclared' | 'allergens' | 'origins' | 'tags' | 'createdAt' | 'updatedAt'
>

export interface MenuItem extends Kept {
  description: Localized
  category: Pick<Category, 'id' | 'name'>
  /** Path on this host. */
  image: string | null
  /** Whether soldOutUntil lies ahead; it stays visible, but cannot be ordered. */
  soldOut: boolean
  /** Null: not stated; empty: none. */
  allergens: Allergen[] | null
  origins: Origin[]
  tags: DietaryTag[]
}

export interface MenuCategory extends Category {
  items: MenuItem[]
}

export interface Menu {
  categories: MenuCategory[]
}
