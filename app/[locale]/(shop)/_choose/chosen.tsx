import type { CartOption } from '@/app/_client/cart-entry'
import { useScope } from '@/app/_client/scope'
import { choiceLines, type ChoiceWords } from '@/lib/orders/choice-lines'
import { choicesOf } from './choices-of'

interface Props {
  options: readonly CartOption[]
  /** Of the dish. */
  quantity: number
  note?: string | undefined
  words: ChoiceWords
}

/** What was chosen with a dish and noted about it, below its name. */
export function Chosen({ options, quantity, note, words }: Props) {
  const { language } = useScope()
  return (
    <>
      {choiceLines(choicesOf(options, language), quantity, words).map((line, place) => (
        <span key={place} className="text-ink-soft block text-sm">
          {line}
        </span>
      ))}
      {note && <span className="text-ink-soft block text-sm break-words italic">{note}</span>}
    </>
  )
}
