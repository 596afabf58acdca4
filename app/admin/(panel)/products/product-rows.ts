import { shopLanguage } from '@/lib/i18n/language'
import { missingDeclarations } from '@/lib/menu/declarations/declaration'
import type { MenuItemHead } from '@/lib/menu/queries'
import { param, type Search, type Sorting, placeIn, type Place } from '../../_table/address'

export const sortKeys = ['position', 'name', 'category', 'price'] as const
export type SortKey = (typeof sortKeys)[number]

export const states = ['on_sale', 'sold_out', 'off_menu', 'missing'] as const
export type State = (typeof states)[number]

export interface Filter {
  q: string
  category: string
  state: State | ''
}

export interface ProductRow {
  id: string
  item: MenuItemHead
  place: Place
}

export function filterOf(search: Search): Filter {
  const state = param(search, 'state')
  return {
    q: param(search, 'q'),
    category: param(search, 'category'),
    state: states.find((known) => known === state) ?? '',
  }
}

interface ListedAs {
  sorting: Sorting<SortKey>
  now: Date
  /** The id of the item that was just saved: it is listed although it may not match. */
  saved?: string
}

/** The matching items in the chosen order; each knows its neighbours in the whole menu. */
export function productRows(items: MenuItemHead[], filter: Filter, { sorting, now, saved }: ListedAs): ProductRow[] {
  const rows = items
    .map((item, index) => ({ id: item.id, item, place: placeIn(items, index) }))
    .filter(({ item }) => item.id === saved || matches(item, filter, now))
    .toSorted((a, b) => compare[sorting.by](a.item, b.item))
  return sorting.isDescending ? rows.toReversed() : rows
}

export function isInState(item: MenuItemHead, state: State, now: Date): boolean {
  if (state === 'missing') return missingDeclarations(item, now).length > 0
  if (state === 'off_menu') return !item.available
  return item.available && item.soldOut === (state === 'sold_out')
}

function matches(item: MenuItemHead, { q, category, state }: Filter, now: Date): boolean {
  return (
    (category === '' || item.categoryId === category) &&
    (state === '' || isInState(item, state, now)) &&
    (q === '' || isSaidOf(item, q.trim().toLowerCase()))
  )
}

function isSaidOf({ name, description }: MenuItemHead, wanted: string): boolean {
  return `${name} ${description[shopLanguage]}`.toLowerCase().includes(wanted)
}

const compare: Record<SortKey, (a: MenuItemHead, b: MenuItemHead) => number> = {
  // The query's own order.
  position: () => 0,
  name: (a, b) => a.name.localeCompare(b.name, shopLanguage),
  category: (a, b) => a.category.name.localeCompare(b.category.name, shopLanguage),
  price: (a, b) => a.priceRappen - b.priceRappen,
}
