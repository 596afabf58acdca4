import type { CartChanges } from '@/app/_client/cart-changes'
import type { CartEntry } from '@/app/_client/cart-entry'
import type { OffHours } from '@/app/_client/off-hours'
import type { Texts } from '@/lib/i18n/texts'
import { ChoiceLine } from './choice-line'
import { GoneLine } from './gone-line'
import { OffHoursLine } from './off-hours-line'

interface Props {
  cartKey: string
  entry: CartEntry
  changes: CartChanges
  offHours: OffHours | undefined
  words: Texts['cart']
  /** Where the time is chosen; absent: it is chosen later. */
  onChooseTime?: (at: string) => void
}

/** What at this line has to be decided before anything can be ordered. */
export function LineChanges({ cartKey, entry, changes: { gone, choices }, offHours, words, onChooseTime }: Props) {
  const why = gone.get(cartKey)
  const { item } = entry
  if (why) return <GoneLine {...{ cartKey, why, item, words }} />
  const change = choices.get(cartKey)
  if (change) return <ChoiceLine {...{ cartKey, entry, change, words }} />
  return <OffHoursLine {...{ cartKey, item, words }} why={offHours} onChoose={onChooseTime} />
}
