import {
  acceptPrices,
  type CartChanges,
  type Gone,
  type OffHours,
  type PriceChange,
} from '@/app/_client/cart/cart-changes'
import { setQuantity } from '@/app/_client/cart/cart'
import type { CartEntry, CartItem } from '@/app/_client/cart/cart-entry'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { formatMoment, labelled } from '@/lib/i18n/format'
import type { Language } from '@/lib/i18n/language'
import type { Texts } from '@/lib/i18n/texts'
import { soldWhenInWords } from '@/lib/menu/availability/sold-when'
import { formatPrice } from '@/lib/platform/values/money'
import { chosenInWords } from '../_choose/chosen'
import { ChoiceLine, link, RemoveLine } from './choice-line'

type Words = Pick<Texts['cart'], 'changedTitle' | 'priceChanged' | 'acceptChanges' | 'choices'>

/** Changed prices; the cart takes none over before the customer agrees. */
export function Changes({ prices, words }: { prices: PriceChange[]; words: Words }) {
  const { language } = useScope()
  if (prices.length === 0) return null
  return (
    <section role="alert" className="rounded-card border-saffron bg-card border-2 p-5">
      <h2 className="text-lg">{words.changedTitle}</h2>
      <ul className="my-3 list-disc space-y-1 pl-5">
        {prices.map(({ key, entry, beforeRappen, nowRappen }) => (
          <li key={key}>
            {fill(words.priceChanged, {
              item: lineName(entry, { words, language }),
              before: formatPrice(beforeRappen),
              now: formatPrice(nowRappen),
            })}
          </li>
        ))}
      </ul>
      <Button look="ink" onClick={() => acceptPrices(prices)}>
        {words.acceptChanges}
      </Button>
    </section>
  )
}

/** Two lines of one dish are distinguished by their options. */
function lineName(
  { item, options = [] }: CartEntry,
  { words, language }: { words: Words; language: Language },
): string {
  const chosen = chosenInWords(options, 1, { words: words.choices, language }).join(', ')
  return chosen ? `${item.name} (${chosen})` : item.name
}

interface Props {
  cartKey: string
  entry: CartEntry
  changes: CartChanges
  words: Texts['cart']
  isTimeChosen?: boolean
  /** Where the time is chosen. */
  onChoose?: ((at: Date) => void) | undefined
}

/** The changes of one line that the customer must decide before ordering. */
export function LineChanges({
  cartKey,
  entry,
  changes: { gone, tooFew, choices, offHours },
  words,
  isTimeChosen,
  onChoose,
}: Props) {
  const why = gone.get(cartKey)
  if (why) return <GoneLine {...{ cartKey, why, words }} item={entry.item} />
  const left = tooFew.get(cartKey)
  if (left !== undefined) return <TooFewLine {...{ cartKey, left, words }} item={entry.item} />
  const hours = offHours.get(cartKey)
  if (hours) return <OffHoursLine {...{ cartKey, words, isTimeChosen, onChoose }} item={entry.item} why={hours} />
  const change = choices.get(cartKey)
  return change && <ChoiceLine {...{ cartKey, entry, change, words }} />
}

interface GoneLineProps {
  cartKey: string
  item: CartItem
  why: Gone
  words: Pick<Texts['cart'], 'soldOut' | 'unknown' | 'remove' | 'removeOf' | 'chooseAnother'>
}

function GoneLine({ cartKey, item, why, words }: GoneLineProps) {
  const { id, name } = item
  return (
    <div role="alert" className="rounded-field bg-fault mt-2 px-4 py-2">
      <p className="font-semibold">{fill(why === 'sold_out' ? words.soldOut : words.unknown, { item: name })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <RemoveLine item={name} {...{ cartKey, words }} />
        {/* The dish's page shows the others of its kind. */}
        <Link
          href={why === 'sold_out' ? `/dish/${id}#neighbours` : '/menu'}
          className={`inline-flex items-center ${link}`}
        >
          {words.chooseAnother}
        </Link>
      </p>
    </div>
  )
}

interface TooFewLineProps {
  cartKey: string
  item: CartItem
  left: number
  words: Pick<Texts['cart'], 'tooFew' | 'noneBeside' | 'lower' | 'remove' | 'removeOf'>
}

/** Of a dish whose portions are counted. */
function TooFewLine({ cartKey, item: { name }, left, words }: TooFewLineProps) {
  const { language } = useScope()
  const lower = fill(words.lower, { count: left })
  return (
    <div role="alert" className="rounded-field bg-fault mt-2 px-4 py-2">
      <p className="font-semibold">{fill(left > 0 ? words.tooFew : words.noneBeside, { item: name, count: left })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {left > 0 && (
          <button
            type="button"
            aria-label={labelled(name, lower, language)}
            className={link}
            onClick={() => setQuantity(cartKey, left)}
          >
            {lower}
          </button>
        )}
        <RemoveLine item={name} {...{ cartKey, words }} />
      </p>
    </div>
  )
}

interface OffHoursLineProps {
  cartKey: string
  item: CartItem
  why: OffHours
  words: Pick<Texts['cart'], 'notNow' | 'notThen' | 'preorder' | 'noTime' | 'orderFor' | 'remove' | 'removeOf'>
  /** Absent: as soon as possible so far. */
  isTimeChosen?: boolean | undefined
  /** Absent where the time is chosen later. */
  onChoose?: ((at: Date) => void) | undefined
}

/** For a dish that is not sold at the chosen time. */
function OffHoursLine({
  cartKey,
  item: { name },
  why,
  words,
  onChoose,
  isTimeChosen = onChoose !== undefined,
}: OffHoursLineProps) {
  const { language, words: island } = useScope()
  const { soldWhen, nextAt } = why
  const next = nextAt && formatMoment(nextAt, language)
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
          <RemoveLine item={name} {...{ cartKey, words }} />
        </p>
      )}
    </div>
  )
}
