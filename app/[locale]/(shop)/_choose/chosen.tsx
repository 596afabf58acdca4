import type { CartOption } from '@/app/_client/cart/cart-entry'
import { useScope } from '@/app/_client/scope'
import type { Language } from '@/lib/i18n/language'
import { answeredNameIn } from '@/lib/i18n/name-in'
import { textIn } from '@/lib/i18n/text-fields'
import type { QuoteAnswer } from '@/lib/orders/quote/quote-answer'
import { choiceLines, type ChoiceWords } from '@/lib/orders/choice-lines'
import { formatPrice } from '@/lib/platform/values/money'

interface Spoken {
  words: ChoiceWords
  language: Language
}

/** Options of an order, a quote or the cart, for readers of this language. */
export function chosenInWords(options: readonly CartOption[], quantity: number, { words, language }: Spoken): string[] {
  const choices = options.map((option) => ({
    name: textIn('name', option, language),
    quantity: option.quantity,
    isOnlyOne: option.isOnlyOne,
    group: textIn('group', option, language),
    isAmbiguous: option.isAmbiguous ?? false,
  }))
  return choiceLines(choices, quantity, words)
}

interface ChosenProps {
  options: readonly CartOption[]
  quantity: number
  note?: string | undefined
  words: ChoiceWords
}

export function Chosen({ options, quantity, note, words }: ChosenProps) {
  const { language } = useScope()
  return (
    <>
      {chosenInWords(options, quantity, { words, language }).map((line, place) => (
        <span key={place} className="text-ink-soft block text-sm">
          {line}
        </span>
      ))}
      {note && <span className="text-ink-soft block text-sm break-words italic">{note}</span>}
    </>
  )
}

export function QuoteLines({ lines, words }: { lines: QuoteAnswer['lines']; words: ChoiceWords }) {
  const { language } = useScope()
  return (
    <ul className="grid gap-2">
      {lines.map(({ quantity, subtotalRappen, options, note, ...line }, place) => (
        <li key={place} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-2">
          <span className="price">{`${quantity} ×`}</span>
          <span className="min-w-0">
            {answeredNameIn(line, language)}
            <Chosen {...{ options, quantity, note, words }} />
          </span>
          <span className="price">{formatPrice(subtotalRappen)}</span>
        </li>
      ))}
    </ul>
  )
}
