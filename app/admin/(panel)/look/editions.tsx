import { formatShortMoment } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import type { Edition } from '@/lib/shop/look/queries'
import { Card } from '../../_ui/plain-page'
import { ShowAgain } from './show-again'

interface Props {
  editions: Edition[]
  words: AdminTexts['look']
  language: Language
}

/** What guests have seen so far, and the way back to it. */
export function Editions({ editions, words, language }: Props) {
  if (editions.length === 0) return null
  return (
    <Card title={words.editions} className="mt-6">
      <p className="text-ink-soft mb-3 max-w-prose">{words.editionsLead}</p>
      <ol>
        {editions.map(({ id, publishedAt, publishedBy, accent, second, theme, isLive }) => {
          const moment = formatShortMoment(publishedAt, language)
          return (
            <li key={id} className="border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-2">
              <span aria-hidden className="flex">
                <span className="border-line size-7 rounded-full border" style={{ background: accent }} />
                <span className="border-line -ml-2 size-7 rounded-full border" style={{ background: second }} />
              </span>
              <span className="grow">
                {moment} · {words.themes[theme]}
                {publishedBy && ` · ${publishedBy}`}
              </span>
              {isLive ? <strong>{words.live}</strong> : <ShowAgain id={id} moment={moment} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
