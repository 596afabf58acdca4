'use client'

import { useNow } from '@/app/_client/now'
import type { Language } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/own-text'
import type { ClosureView } from '@/lib/shop/schema'
import { calendarDayOf } from '@/lib/platform/time'

interface Props {
  closures: ClosureView[]
  language: Language
  title: string
}

/** Which of them are past, a cached page cannot know. */
export function UpcomingClosures({ closures, language, title }: Props) {
  const now = useNow()
  const upcoming = now ? closures.filter(({ last_day }) => last_day >= calendarDayOf(now)) : []
  if (upcoming.length === 0) return null
  return (
    <>
      <h3 className="text-night-soft mt-6 mb-1 text-sm font-semibold tracking-normal">{title}</h3>
      <ul className="text-sm">
        {upcoming.map((closure) => (
          <li key={closure.first_day}>
            {days(closure)} {ownText({ de: closure.note_de, en: closure.note_en }, language)}
          </li>
        ))}
      </ul>
    </>
  )
}

function days({ first_day, last_day }: ClosureView): string {
  const [first, last] = [first_day, last_day].map((day) => day.split('-').toReversed().map(Number).join('.'))
  return first === last ? `${first}` : `${first} – ${last}`
}
