import { counted, fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { retention, type Kept } from '@/lib/platform/retention'

/** What the page says of how long what is kept, out of the table by which it is deleted. */
export function retentionLines(words: Texts['privacy']['retention'], language: Language): string[] {
  const kinds = Object.keys(retention) as Kept[]
  const lines = kinds.map((kept) => {
    const { amount, unit, source } = retention[kept]
    const period = amount === 0 ? words.atOnce : counted(words.periods[unit], amount, language)
    return fill(words.line, { what: words.kept[kept], period, source: words.sources[source] })
  })
  return [words.lead, ...lines]
}
