import { buttonClass } from '@/app/_ui/button'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'

export function ExportData({ words, language }: { words: Texts['profile']['export']; language: Language }) {
  return (
    <div>
      <p className="text-ink-soft mb-4">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/v1/user/export?format=html&language=${language}`} download className={buttonClass('outline')}>
          {words.asPage}
        </a>
        <a href="/api/v1/user/export?format=json" download className={buttonClass('outline')}>
          {words.asJson}
        </a>
      </div>
    </div>
  )
}
