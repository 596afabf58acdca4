import { inWireNames } from '@/app/api/v1/http/wire'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Declaration } from '@/lib/menu/declarations/declaration'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { type CategoryView, menuItemView } from '@/lib/menu/schema'
import { Badge, Table } from '@/app/_ui/table'
import { Thumbnail } from '@/app/_ui/picture'
import { savedId, type Search, type Sorting, type Place } from '../../_table/address'
import { MoveHandle } from '../../_table/grip'
import { SavedMark } from '../../_table/saved-mark'
import { sortable } from '../../_table/table-head'
import { editedItem, type GroupChoice } from './_form/edited-item'
import { AvailabilityMenu } from './availability-menu'
import { PriceCell } from './price-cell'
import { ProductActions } from './product-actions'
import type { SortKey } from './product-rows'
import { SelectRow } from './selection'

type Words = AdminTexts['menu']

export interface ShownProduct {
  item: MenuItem
  place: Place
  missing: Declaration[]
  portionsLeft: number | null
}

interface ProductTableProps {
  path: string
  rows: ShownProduct[]
  search: Search
  sorting: Sorting<SortKey>
  categories: CategoryView[]
  groups: GroupChoice[]
  language: Language
}

export function ProductTable({ path, rows, search, sorting, categories, groups, language }: ProductTableProps) {
  const { menu: words, shell } = texts(language).admin
  const sorts = { path, search, sorting }
  // Moving makes sense in menu order only.
  const isInOrder = sorting.by === 'position' && !sorting.isDescending
  const lines = rows.map(({ item, place, missing, portionsLeft }) => ({
    view: { ...editedItem(inWireNames(menuItemView, item)), portions_left: portionsLeft },
    ...{ item, missing, position: place.position, place: isInOrder ? place : null },
  }))
  return (
    <Table
      label={words.productsTitle}
      rows={lines}
      keyOf={({ item }) => item.id}
      nextOf={({ place }) => place?.nextId ?? null}
      columns={(column) => [
        column(
          {
            label: words.selection,
            head: <span className="sr-only">{words.selection}</span>,
            place: 'select',
            className: 'w-12',
          },
          ({ item: { id, name } }) => <SelectRow id={id} name={name} />,
        ),
        column(
          { ...sortable(sorts, 'position', words.position), place: 'handle', className: 'w-16 tabular-nums' },
          ({ item: { id, name }, place, position }) =>
            place ? <MoveHandle kind="menuItems" {...{ id, name, place }} /> : position,
        ),
        column({ label: words.image, place: 'picture', className: 'w-20' }, ({ item: { image, name } }) => (
          <Thumbnail image={image} name={name} />
        )),
        column(
          { ...sortable(sorts, 'name', words.name), place: 'title', className: 'min-w-40 font-semibold' },
          ({ item: { id, name, version }, missing }) => (
            <>
              <span>{name}</span>
              {id === savedId(search) && <SavedMark key={version} />}
              <Missing missing={missing} words={words} />
            </>
          ),
        ),
        column(
          { ...sortable(sorts, 'category', words.category), place: 'under', className: 'text-sm' },
          ({ item }) => item.category.name,
        ),
        column({ ...sortable(sorts, 'price', words.price), place: 'foot', isNumber: true }, ({ view }) => (
          <PriceCell item={view} />
        )),
        column({ label: words.state, place: 'foot-end' }, ({ view }) => <AvailabilityMenu item={view} />),
        column({ label: shell.actions, place: 'menu' }, ({ view, place }) => (
          <ProductActions item={view} {...{ categories, groups, place }} />
        )),
      ]}
    />
  )
}

function Missing({ missing, words }: { missing: Declaration[]; words: Words }) {
  if (missing.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {missing.includes('allergens') && <Badge tone="warn">{words.missingAllergens}</Badge>}
      {missing.includes('methods') && <Badge tone="warn">{words.missingMethods}</Badge>}
      {missing.includes('origins') && <Badge tone="warn">{words.missingOrigins}</Badge>}
    </span>
  )
}
