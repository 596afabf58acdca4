import { removeFromCart } from '@/app/_client/cart'
import type { OffHours } from '@/app/_client/cart-changes'
import type { CartItem } from '@/app/_client/cart-entry'
import { useScope } from '@/app/_client/scope'
import { fill } from '@/lib/i18n/fill'
import { formatDay, formatTime } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { soldWhenInWords } from '@/lib/menu/sold-when'

interface OffHoursLineProps {
  cartKey: string
  item: CartItem
  why: OffHours
  words: Pick<Texts['cart'], 'notNow' | 'notThen' | 'preorder' | 'noTime' | 'orderFor' | 'remove' | 'removeOf'>
  /** Absent: as soon as possible, as far as anybody has said. */
  isTimeChosen?: boolean | undefined
  /** Where the time is chosen; absent: it is chosen later. */
  onChoose?: ((at: string) => void) | undefined
}

const link = 'min-h-11 px-1 font-semibold underline underline-offset-4'

/** At the line of a dish that is not sold at the time for which is ordered: when it is, and the ways on. */
export function OffHoursLine({
  cartKey,
  item: { name },
  why,
  words,
  onChoose,
  isTimeChosen = onChoose !== undefined,
}: OffHoursLineProps) {
  const { language, words: island } = useScope()
  const { soldWhen, nextAt } = why
  const next = nextAt && momentWords(new Date(nextAt), language)
  const times = soldWhenInWords(soldWhen, { words: island, language })
  return (
    <div
      role={onChoose ? 'alert' : 'note'}
      className={`rounded-field mt-2 px-4 py-2 ${onChoose ? 'bg-fault' : 'bg-ground-2'}`}
    >
      <p className="font-semibold">{fill(isTimeChosen ? words.notThen : words.notNow, { item: name, times })}</p>
      {!onChoose && <p className="text-sm">{next ? fill(words.preorder, { time: next }) : words.noTime}</p>}
      {onChoose && (
        <p className="flex flex-wrap items-center gap-x-4">
          {nextAt && next && (
            <button type="button" className={link} onClick={() => onChoose(nextAt)}>
              {fill(words.orderFor, { time: next })}
            </button>
          )}
          <button
            type="button"
            aria-label={fill(words.removeOf, { item: name })}
            className={link}
            onClick={() => removeFromCart(cartKey)}
          >
            {words.remove}
          </button>
        </p>
      )}
    </div>
  )
}

function momentWords(at: Date, language: Language): string {
  return `${formatDay(at, language)}, ${formatTime(at, language)}`
}
