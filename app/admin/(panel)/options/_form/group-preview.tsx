import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { shopLanguage } from '@/lib/i18n/language'
import { formatPrice, toRappen } from '@/lib/platform/money'
import { useWords } from '../../../_client/admin-words'
import { ruleInWords } from '../rule-in-words'
import type { SentGroup, SentOption } from './sent-group'

/** What a guest will be asked, as the fields beside it say it now. */
export function GroupPreview({ group, sizeNames }: { group: SentGroup; sizeNames: ReadonlyMap<string, string> }) {
  const words = useWords('options')
  const { language } = useScope()
  const nameOf = ({ name, name_en: english }: { name: string; name_en: string }) =>
    language === shopLanguage ? name : english || name
  return (
    <section aria-label={words.preview} className="rounded-card border-line bg-paper border p-4">
      <h2 className="text-ink-soft mb-3 text-sm font-semibold">{words.preview}</h2>
      <p className="text-lg font-semibold wrap-anywhere">{nameOf(group) || words.previewUnnamed}</p>
      <p className="text-ink-soft mb-2 text-sm">{ruleInWords({ ...group, pricing: 'add' }, words)}</p>
      {group.options.length === 0 && <p className="text-ink-soft">{words.previewEmpty}</p>}
      <ul className="divide-line divide-y">
        {group.options.map((option, index) => (
          <li key={option.id ?? `new-${index}`} className="flex min-h-11 items-center gap-3 py-1">
            <Mark isOnlyOne={group.max_units === 1} isChosen={option.is_default} />
            <span className="grow wrap-anywhere">{nameOf(option) || words.unnamed}</span>
            <PreviewPrice option={option} isBase={group.pricing === 'base'} sizeNames={sizeNames} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mark({ isOnlyOne, isChosen }: { isOnlyOne: boolean; isChosen: boolean }) {
  const shape = isOnlyOne ? 'rounded-full' : 'rounded-sm'
  return (
    <span
      aria-hidden
      className={`${shape} ${isChosen ? 'border-paprika border-6' : 'border-control border-2'} size-5 shrink-0`}
    />
  )
}

interface PreviewPriceProps {
  option: SentOption
  isBase: boolean
  sizeNames: ReadonlyMap<string, string>
}

function PreviewPrice({ option, isBase, sizeNames }: PreviewPriceProps) {
  const words = useWords('options')
  const shown = (typed: string) => {
    const rappen = toRappen(typed)
    if (rappen === null || (rappen === 0 && !isBase)) return ''
    return isBase ? formatPrice(rappen) : fill(words.plusPrice, { price: formatPrice(rappen) })
  }
  return (
    <span className="text-right text-sm tabular-nums">
      <span className="block whitespace-nowrap">{shown(option.price)}</span>
      {option.size_prices.map(({ size_id: id, price }) => (
        <span key={id} className="text-ink-soft block">
          {fill(words.beside, { size: sizeNames.get(id) ?? '', price: shown(price) })}
        </span>
      ))}
    </span>
  )
}
