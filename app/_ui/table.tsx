// Safari takes the roles from a table that is laid out as something else, so they are written out.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import type { ReactNode } from 'react'

interface TableProps {
  label: string
  head: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A table where there is room for one, else a card for each row: cards.css. */
export function Table({ label, head, foot, children }: TableProps) {
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
          <tr role="row">{head}</tr>
        </thead>
        <tbody role="rowgroup" className="divide-line divide-y">
          {children}
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

interface RowProps {
  id?: string
  nextId?: string | null
  children: ReactNode
}

export function Row({ id, nextId, children }: RowProps) {
  return (
    <tr role="row" data-row={id} data-next={nextId ?? undefined}>
      {children}
    </tr>
  )
}

interface ThProps {
  /** Screen readers need a name for every column. */
  children: ReactNode
  isNumber?: boolean
  sorted?: 'ascending' | 'descending' | undefined
}

export function Th({ children, isNumber = false, sorted }: ThProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={`px-3 py-2 font-semibold whitespace-nowrap ${isNumber ? 'text-right' : ''}`}
    >
      {children}
    </th>
  )
}

interface TdProps {
  children?: ReactNode
  isNumber?: boolean
  /** The cell's place on its row's card; without one it takes a line of its own, after the column's label. */
  place?: 'handle' | 'select' | 'picture' | 'title' | 'figure' | 'under' | 'side' | 'menu' | 'foot' | 'foot-end'
  label?: string
  className?: string
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
