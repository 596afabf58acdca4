'use client'

import { useNow } from '@/app/_client/now'
import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { Closure } from '@/lib/shop/shop'
import { calendarDayOf } from '@/lib/platform/time'

interface UpcomingClosuresProps {
  closures: readonly Closure[]
  language: Language
  title: string
}

/** Which of them are past, a cached page cannot know. */
export function UpcomingClosures({ closures, language, title }: UpcomingClosuresProps) {
  const now = useNow()
  const upcoming = now ? closures.filter(({ lastDay }) => lastDay >= calendarDayOf(now)) : []
  if (upcoming.length === 0) return null
  return (
    <>
      <h3 className="text-night-soft mt-6 mb-1 text-sm font-semibold tracking-normal">{title}</h3>
      <ul className="text-sm">
        {upcoming.map((closure) => (
          <li key={closure.firstDay}>
            {days(closure)} {ownText(closure.note, language)}
          </li>
        ))}
      </ul>
    </>
  )
}

function days({ firstDay, lastDay }: Closure): string {
  const [first, last] = [firstDay, lastDay].map((day) => day.split('-').toReversed().map(Number).join('.'))
  return first === last ? `${first}` : `${first} – ${last}`
}
