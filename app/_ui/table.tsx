// Safari takes the roles from a table that is laid out as something else, so they are written out.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { ReactNode } from 'react'

interface ColumnHead<Item> {
  /** Screen readers need a name for every column. */
  label: string
  isNumber?: boolean
  /** A moment or a phone number: on one line, its figures below those of other rows. */
  isTabular?: boolean
  /** On its row's card; without one the cell takes a line of its own, after the column's label. */
  place?: Place
  /** Instead of the column's label on a card. */
  cardLabel?: (item: Item) => string
  className?: string
  /** Instead of the label in the head. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
}

interface Column<Item> extends ColumnHead<Item> {
  cell: (item: Item) => ReactNode
}

interface TableProps<Item> {
  label: string
  rows: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Where rows are dragged: the key of the row below, null for the last. */
  nextOf?: (item: Item) => string | null
  /** A function, so that each cell knows the type of its row. */
  columns: (column: (head: ColumnHead<Item>, cell: Column<Item>['cell']) => Column<Item>) => Column<Item>[]
  foot?: ReactNode
}

/** A table where there is room for one, else a card for each row: cards.css. */
export function Table<Item>({ label, rows, keyOf, nextOf, columns: described, foot }: TableProps<Item>) {
  const columns = described((head, cell) => ({ ...head, cell }))
  return (
    <div
      className="cards rounded-card border-line bg-card overflow-x-auto border"
      role="region"
      aria-label={label}
      // A keyboard can only scroll what it can reach.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table role="table" className="w-full text-left text-base [overflow-wrap:normal]">
        <thead role="rowgroup" className="border-line text-ink-soft border-b text-sm">
          <tr role="row">
            {columns.map((column, index) => (
              <Th key={index} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-line divide-y">
          {rows.map((item) => (
            <Row key={keyOf(item)} id={nextOf && keyOf(item)} nextId={nextOf?.(item)}>
              {columns.map((column, index) => (
                <Cell key={index} item={item} column={column} />
              ))}
            </Row>
          ))}
        </tbody>
        {foot && (
          <tfoot role="rowgroup" className="border-line divide-line divide-y border-t">
            {foot}
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface OfColumn<Item> {
  column: Column<Item>
}

function Th<Item>({ column: { label, head = label, place, isNumber = place === 'menu', sorted } }: OfColumn<Item>) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={`px-3 py-2 font-semibold whitespace-nowrap ${isNumber ? 'text-right' : ''}`}
    >
      {head}
    </th>
  )
}

function Cell<Item>({ item, column }: OfColumn<Item> & { item: Item }) {
  const { label, cell, cardLabel, place, isNumber, isTabular, className = '' } = column
  return (
    <Td
      {...{ place, isNumber }}
      label={place ? undefined : (cardLabel?.(item) ?? label)}
      className={isTabular ? `whitespace-nowrap tabular-nums ${className}` : className}
    >
      {cell(item)}
    </Td>
  )
}

interface RowProps {
  id?: string | number | undefined
  nextId?: string | null | undefined
  children: ReactNode
}

export function Row({ id, nextId, children }: RowProps) {
  return (
    <tr role="row" data-row={id} data-next={nextId ?? undefined}>
      {children}
    </tr>
  )
}

type Place = 'handle' | 'select' | 'picture' | 'title' | 'figure' | 'under' | 'side' | 'menu' | 'foot' | 'foot-end'

interface TdProps {
  children?: ReactNode
  isNumber?: boolean | undefined
  place?: Place | undefined
  label?: string | undefined
  className?: string | undefined
}

export function Td({ children, isNumber = false, place, label, className = '' }: TdProps) {
  return (
    <td
      role="cell"
      data-place={place}
      data-label={label}
      className={`px-3 py-1.5 ${isNumber ? 'text-right whitespace-nowrap tabular-nums' : ''} ${className}`}
    >
      {children}
    </td>
  )
}

const badges = {
  good: 'bg-ground-3',
  warn: 'bg-ground-2',
  bad: 'bg-fault',
  quiet: 'bg-paper',
}

export type BadgeTone = keyof typeof badges

export function badgeClass(tone: BadgeTone): string {
  return `text-ink inline-block rounded-full px-3 py-0.5 text-sm font-semibold @[40rem]/cards:whitespace-nowrap ${badges[tone]}`
}

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badgeClass(tone)}>{children}</span>
}

export function EmptyState({ children }: { children: ReactNode }) {
  return <div className="rounded-card border-control text-ink-soft border border-dashed p-8">{children}</div>
}
