import type { Language } from '@/lib/i18n/language'
import type { WeeklySpan } from '@/lib/shop/opening-hours'
import { weekInWords } from '@/lib/shop/week-in-words'

export function HoursTable({
  hours,
  language,
  closedWord,
}: {
  hours: readonly WeeklySpan[]
  language: Language
  closedWord: string
}) {
  return (
    <dl className="grid max-w-xs grid-cols-[auto_1fr] gap-x-3 gap-y-1 tabular-nums">
      {weekInWords(hours, language).map(({ days, times }) => (
        <div key={days} className="contents">
          <dt>{days}</dt>
          <dd>{times || closedWord}</dd>
        </div>
      ))}
    </dl>
  )
}
