import { useScope } from '@/app/_client/scope'
import { counted } from '@/lib/i18n/fill'
import type { DietWords } from './diet-words'

/** Stands above a menu item that a filter for allergens cannot judge. */
export function NotStated({ words }: { words: Pick<DietWords, 'notStated'> }) {
  return <p className="text-paprika-ink pt-4 text-sm font-semibold md:pt-0 md:pb-2">{words.notStated}</p>
}

interface Props {
  items: { id: string }[]
  unknown: ReadonlySet<string>
  words: DietWords
}

/** How many are left, and how many of them have to be asked about. */
export function FitsInWords({ items, unknown, words }: Props) {
  const { language } = useScope()
  if (items.length === 0) return words.noneFit
  const toAsk = items.filter(({ id }) => unknown.has(id)).length
  const count = counted(words.results, items.length, language)
  return toAsk === 0 ? count : `${count}. ${counted(words.notStatedCount, toAsk, language)} ${words.askUs}`
}
