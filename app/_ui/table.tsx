import type { ReactNode } from 'react'

/** A table that scrolls sideways by itself where the screen is small. */
export function Table({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <div
      className="rounded-card border-line bg-card overflow-x-auto border"
      role="region"
      aria-label={label}
      // A keyboard can only scroll what it can reach.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-left text-base [overflow-wrap:normal]">
        <thead className="border-line text-ink-soft border-b text-sm">
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-line divide-y">{children}</tbody>
      </table>
    </div>
  )
}

/** A column without a name says nothing to whoever hears the table. */
export function Th({ children, isNumber = false }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <th scope="col" className={`px-3 py-2 font-semibold whitespace-nowrap ${isNumber ? 'text-right' : ''}`}>
      {children}
    </th>
  )
}

export function Td({
  children,
  isNumber = false,
  className = '',
}: {
  children?: ReactNode
  isNumber?: boolean
  className?: string
}) {
  return (
    <td className={`px-3 py-2 ${isNumber ? 'text-right whitespace-nowrap tabular-nums' : ''} ${className}`}>
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

export function Badge({ tone, children }: { tone: keyof typeof badges; children: ReactNode }) {
  return (
    <span
      className={`text-ink inline-block rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${badges[tone]}`}
    >
      {children}
    </span>
  )
}

/** Instead of rows: what the list is for, or how to see something again. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <div className="rounded-card border-control text-ink-soft border border-dashed p-8">{children}</div>
}
