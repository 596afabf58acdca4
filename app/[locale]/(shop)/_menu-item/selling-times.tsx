'use client'

import { useNow } from '@/app/_client/now'
import { useScope, type Scope } from '@/app/_client/scope'
import { Icon } from '@/app/_ui/icon'
import { fill } from '@/lib/i18n/fill'
import { formatNearMoment } from '@/lib/i18n/format'
import { isSoldAt, nextSoldAt, type SoldWhen } from '@/lib/menu/availability/sold-when'
import type { CardItem } from './card-item'

const weekMs = 7 * 24 * 60 * 60 * 1000

interface Props extends Pick<CardItem, 'sold'> {
  /** Says what the times mean for the order. */
  isOrdering?: boolean
}

/** The page is cached, so the browser compares with the clock. */
export function SellingTimes({ sold, isOrdering = false }: Props) {
  const now = useNow()
  const scope = useScope()
  if (!sold) return null
  const isNow = now !== null && isSoldAt(sold.when, scope.closures, now)
  return (
    <p className="mt-1 flex gap-1.5 text-sm leading-5">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      <span>
        {sold.words}
        {/* Holds the room until the clock is known. */}
        <span className={`block min-h-5 font-semibold ${isNow ? 'text-herb' : 'text-paprika-ink'}`}>
          {now && (isNow ? scope.words.soldNow : notNowWords(sold.when, now, isOrdering, scope))}
        </span>
      </span>
    </p>
  )
}

/** A day more than a week away is named by the selling times themselves. */
function notNowWords(when: SoldWhen, now: Date, isOrdering: boolean, { words, language, closures }: Scope): string {
  const next = nextSoldAt(when, closures, now)
  if (next === null || next.getTime() - now.getTime() >= weekMs) return words.notNow
  return fill(isOrdering ? words.preOrderFrom : words.notNowFrom, { time: formatNearMoment(next, language, now) })
}
