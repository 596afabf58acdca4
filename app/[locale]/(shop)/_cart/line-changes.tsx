import type { CartChanges } from '@/app/_client/cart-changes'
import type { CartEntry } from '@/app/_client/cart-entry'
import type { Texts } from '@/lib/i18n/texts'
import { ChoiceLine } from './choice-line'
import { GoneLine } from './gone-line'
import { OffHoursLine } from './off-hours-line'

interface Props {
  cartKey: string
  entry: CartEntry
  changes: CartChanges
  words: Texts['cart']
  isTimeChosen?: boolean
  /** Where the time is chosen. */
  onChoose?: ((at: string) => void) | undefined
}

/** What at this line has to be decided before anything can be ordered. */
export function LineChanges({
  cartKey,
  entry,
  changes: { gone, choices, offHours },
  words,
  isTimeChosen,
  onChoose,
}: Props) {
  const why = gone.get(cartKey)
  if (why) return <GoneLine {...{ cartKey, why, words }} item={entry.item} />
  const hours = offHours.get(cartKey)
  if (hours) return <OffHoursLine {...{ cartKey, words, isTimeChosen, onChoose }} item={entry.item} why={hours} />
  const change = choices.get(cartKey)
  return change && <ChoiceLine {...{ cartKey, entry, change, words }} />
}
