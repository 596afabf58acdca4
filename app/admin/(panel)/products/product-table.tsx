import { asAnswered } from '@/app/api/v1/http/wire'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import type { Declaration } from '@/lib/menu/declaration'
import type { MenuItem } from '@/lib/menu/menu-item'
import { type CategoryView, menuItemView } from '@/lib/menu/schema'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { Thumbnail } from '@/app/_ui/picture'
import { savedId, type Search, type Sorting, type Place } from '../../_table/address'
import { MoveHandle } from '../../_table/grip'
import { SavedMark } from '../../_table/saved-mark'
import { SortTh } from '../../_table/table-head'
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
  const sortable = { path, search, sorting }
  const isInOrder = sorting.by === 'position' && !sorting.isDescending
  const head = (
    <>
      <Th>
        <span className="sr-only">{words.selection}</span>
      </Th>
      <SortTh {...sortable} by="position" label={words.position} />
      <Th>{words.image}</Th>
      <SortTh {...sortable} by="name" label={words.name} />
      <SortTh {...sortable} by="category" label={words.category} />
      <SortTh {...sortable} by="price" label={words.price} isNumber />
      <Th>{words.state}</Th>
      <Th isNumber>{shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.productsTitle} head={head}>
      {rows.map(({ item, place, missing }) => (
        <ProductLine
          key={item.id}
          item={item}
          missing={missing}
          categories={categories}
          groups={groups}
          place={isInOrder ? place : null}
          position={place.position}
          isSaved={item.id === savedId(search)}
          words={words}
        />
      ))}
    </Table>
  )
}

interface ProductLineProps {
  item: MenuItem
  missing: Declaration[]
  categories: CategoryView[]
  groups: GroupChoice[]
  /** Null unless the list is in menu order, where moving makes sense. */
  place: Place | null
  position: number
  isSaved: boolean
  words: Words
}

function ProductLine({ item, missing, categories, groups, place, position, isSaved, words }: ProductLineProps) {
  const view = editedItem(asAnswered(menuItemView, item))
  return (
    <Row id={item.id} nextId={place?.nextId ?? null}>
      <Td place="select" className="w-12">
        <SelectRow id={item.id} name={item.name} />
      </Td>
      <Td place="handle" className="w-16 tabular-nums">
        {place ? <MoveHandle kind="menuItems" id={item.id} name={item.name} place={place} /> : position}
      </Td>
      <Td place="picture" className="w-20">
        <Thumbnail image={item.image} name={item.name} />
      </Td>
      <Td place="title" className="min-w-40 font-semibold">
        {item.name}
        {isSaved && <SavedMark key={item.version} />}
        <Missing missing={missing} words={words} />
      </Td>
      <Td place="under" className="text-sm">
        {item.category.name}
      </Td>
      <Td place="foot" isNumber>
        <PriceCell item={view} />
      </Td>
      <Td place="foot-end">
        <AvailabilityMenu item={view} />
      </Td>
      <Td place="menu">
        <ProductActions item={view} categories={categories} groups={groups} place={place} />
      </Td>
    </Row>
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
