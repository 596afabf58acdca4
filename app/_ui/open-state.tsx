'use client'

import { isFresh, type NextTime, nextTimeInWords, useNextTime } from '@/app/_client/next-times'
import { useNow } from '@/app/_client/now'
import { useScope, type Scope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatTime, formatWeekday, isSameDayOrNight } from '@/lib/i18n/format'
import { nextOpening, openUntil } from '@/lib/shop/hours/opening-hours'
import { isRunning, type Kitchen } from '@/lib/shop/hours/slots'

type Openings = Pick<Kitchen, 'hours' | 'closures' | 'pausedUntil'>

/** Computed in the browser, because the page is cached. The promised time follows the kitchen; until it is known, none is said. */
export function OpenState({ kitchen }: { kitchen: Openings }) {
  const now = useNow()
  const next = useNextTime()
  const scope = useScope()
  const state = now && stateAt(kitchen, { now, next: isFresh(next, now) ? next : null }, scope)
  return (
    <p className="flex min-h-5 items-center gap-2" data-open={state?.isOpen}>
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-2.5 shrink-0 rounded-full ${state.isOpen ? 'animate-breathe bg-[#5fcf8b]' : 'bg-saffron'}`}
          />
          <span>{state.text}</span>
        </>
      )}
    </p>
  )
}

interface Known {
  now: Date
  next: NextTime | null
}

function stateAt(kitchen: Openings, { now, next }: Known, scope: Scope): { isOpen: boolean; text: string } {
  const { language, words } = scope
  const { hours, closures, pausedUntil } = kitchen
  const time = (at: Date) => formatTime(at, language)
  const closes = openUntil(hours, closures, now)
  if (closes && pausedUntil && isRunning(pausedUntil, now)) {
    return {
      isOpen: false,
      text: `${fill(words.pausedUntil, { time: time(pausedUntil) })} · ${words.preorder}`,
    }
  }
  if (closes) {
    const until = fill(words.openUntil, { time: time(closes) })
    return { isOpen: true, text: next ? `${until} · ${nextTimeInWords(next, scope)}` : until }
  }
  const opens = nextOpening(hours, closures, now)
  return {
    isOpen: false,
    text: opens ? `${opensText(opens, now, scope)} · ${words.preorder}` : words.closed,
  }
}

function opensText(opens: Date, now: Date, { language, words }: Pick<Scope, 'language' | 'words'>): string {
  const time = formatTime(opens, language)
  if (isSameDayOrNight(opens, now)) return fill(words.opensAt, { time })
  return fill(words.opensOn, { day: formatWeekday(opens, language), time })
}
