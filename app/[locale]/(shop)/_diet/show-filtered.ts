import type { PageLocale } from '@/app/_locale'
import { declaredOf } from '@/lib/menu/declared-of'
import type { Declared } from '@/lib/menu/diet-filter'
import type { MenuItem } from '@/lib/menu/menu-item'
import { showItem } from '../_menu-item/show-item'
import type { ShownItem } from '../_menu-item/shown-item'

export type FilteredItem = ShownItem & Declared

/** Only pages with a filter carry what it asks for, and of that only what is set. */
export function showFiltered(item: MenuItem, locale: PageLocale): FilteredItem {
  return { ...showItem(item, locale), ...declaredOf(item) }
}
