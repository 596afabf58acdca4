import type { ReactNode } from 'react'
import { Link } from '@/app/_ui/link'
import { counted, fill } from '@/lib/i18n/fill'
import { labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Turnover } from '@/lib/orders/reports/turnover'
import { formatPrice } from '@/lib/platform/values/money'

export function Figures({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="@container mb-5">
      <h2 className="mb-2 text-lg">
        {label} {hint && <span className="text-ink-soft text-sm font-normal tracking-normal">{hint}</span>}
      </h2>
      <ul className="rounded-card border-line bg-card divide-line divide-y border @lg:grid @lg:auto-cols-[minmax(max-content,1fr)] @lg:grid-flow-col @lg:divide-x @lg:divide-y-0">
        {children}
      </ul>
    </section>
  )
}

interface FigureProps {
  label: string
  rappen?: number
  count?: number
  href?: string
  note?: ReactNode
}

export function Figure({ label, rappen, count, href, note }: FigureProps) {
  const value = (
    <>
      <span className="text-ink-soft text-sm @lg:order-2">{label}</span>{' '}
      <span className="text-lg font-bold whitespace-nowrap tabular-nums @3xl:text-xl">
        {rappen === undefined ? count : formatPrice(rappen)}
      </span>
      {note && <span className="text-ink-soft basis-full text-sm @lg:order-3 @lg:basis-auto">{note}</span>}
    </>
  )
  const look =
    'flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 px-4 py-2 @lg:flex-col @lg:justify-start @lg:py-3'
  return (
    <li>
      {href ? (
        <Link href={href} className={`${look} hover:bg-paper rounded-card h-full underline-offset-4 hover:underline`}>
          {value}
        </Link>
      ) : (
        <div className={look}>{value}</div>
      )}
    </li>
  )
}

interface TurnoverFiguresProps {
  label: string
  hint?: string
  figures: Turnover
  before?: Turnover
  /** Placed in the same time, and no sale before they are accepted. */
  unaccepted?: number
  /** Of those that are no sale: the clock has rejected them. */
  timedOut?: number
  href?: string
  language: Language
  children?: ReactNode
}

/** What was reversed stands below them where anything was. */
export function TurnoverFigures({
  figures,
  before,
  unaccepted = 0,
  timedOut = 0,
  href,
  language,
  children,
  ...heading
}: TurnoverFiguresProps) {
  const { money, reports } = texts(language).admin
  const note = (sold: string, reversed: string, was: string | undefined) => {
    const parts = figures.reversedOrders > 0 ? [[money.sold, sold] as const, [money.reversed, reversed] as const] : []
    const lines = parts.map(([name, value]) => labelled(name, value, language))
    return [...lines, ...(was === undefined ? [] : [fill(reports.beforeAmount, { amount: was })])].map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))
  }
  return (
    <Figures {...heading}>
      <Figure
        label={money.orders}
        count={figures.orders}
        note={[
          ...note(`${figures.soldOrders}`, `${figures.reversedOrders}`, before && `${before.orders}`),
          unaccepted > 0 && <strong key="unaccepted">{counted(money.notYetAccepted, unaccepted, language)}</strong>,
          timedOut > 0 && (
            <strong key="timed-out" className="block">
              {counted(money.timedOut, timedOut, language)}
            </strong>
          ),
        ]}
        {...(href && { href })}
      />
      <Figure
        label={money.turnover}
        rappen={figures.turnoverRappen}
        note={note(
          formatPrice(figures.soldRappen),
          formatPrice(figures.reversedRappen),
          before && formatPrice(before.turnoverRappen),
        )}
        {...(href && { href })}
      />
      <Figure
        label={money.average}
        rappen={figures.averageRappen}
        {...(before && { note: fill(reports.beforeAmount, { amount: formatPrice(before.averageRappen) }) })}
        {...(href && { href })}
      />
      {children}
    </Figures>
  )
}
