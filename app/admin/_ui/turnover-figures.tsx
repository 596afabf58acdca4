import type { ReactNode } from 'react'
import { fill } from '@/lib/i18n/fill'
import { labelled } from '@/lib/i18n/labelled'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { Turnover } from '@/lib/orders/reports/turnover'
import { formatPrice } from '@/lib/platform/money'
import { Figure, Figures } from './figures'

interface TurnoverFiguresProps {
  label: string
  hint?: string
  figures: Turnover
  /** What they are compared with. */
  before?: Turnover
  /** To the orders that they are made of. */
  href?: string
  language: Language
  children?: ReactNode
}

/** The same figures under the same words on every page; what was reversed stands below them where anything was. */
export function TurnoverFigures({ figures, before, href, language, children, ...heading }: TurnoverFiguresProps) {
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
        note={note(`${figures.soldOrders}`, `${figures.reversedOrders}`, before && `${before.orders}`)}
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
