import { type CartChanges, isLineChanged } from '@/app/_client/cart/cart-changes'
import { type Cart, removeFromCart, setQuantity } from '@/app/_client/cart/cart'
import type { CartEntry } from '@/app/_client/cart/cart-entry'
import { openChooser } from '@/app/_client/chooser'
import { loadedPart } from '@/app/_client/loaded-part'
import type { QuotedLine, QuotedLines } from '@/app/_client/cart/quote'
import { useScope } from '@/app/_client/scope'
import { notify } from '@/app/_client/notices'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { Price } from '@/app/_ui/price'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import { formatVolume } from '@/lib/i18n/format'
import type { Texts } from '@/lib/i18n/texts'
import { Chosen } from '@/app/[locale]/(shop)/_choose/chosen'
import { LineNote } from './line-note'

// Few carts meet a menu that has changed.
const LineChanges = loadedPart(() => import('./changes').then((module) => module.LineChanges))

type Words = Texts['cart']

const headCell = 'hidden pb-3 text-left text-sm font-semibold text-ink-soft md:table-cell'

interface Props {
  cart: Cart
  lines: QuotedLines
  changes: CartChanges
  isTimeChosen: boolean
  words: Words
}

export function CartTable({ cart, lines, changes, isTimeChosen, words }: Props) {
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          <th className={headCell}>{words.item}</th>
          <th className={headCell}>{words.price}</th>
          <th className={headCell}>{words.quantity}</th>
          <th className={`${headCell} text-right`}>{words.total}</th>
          <th className={headCell}>
            <span className="sr-only">{words.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {Object.entries(cart).map(([key, entry], place) => (
          <Row
            key={rowKey(Object.values(cart), place)}
            cartKey={key}
            entry={entry}
            quoted={lines.get(key)}
            {...{ changes, isTimeChosen, words }}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The key survives a change of options, so that the focus stays in the row. */
function rowKey(entries: CartEntry[], place: number): string {
  const id = entries[place]?.item.id ?? ''
  return `${id}#${entries.slice(0, place).filter(({ item }) => item.id === id).length}`
}

interface RowProps {
  cartKey: string
  entry: CartEntry
  quoted: QuotedLine | undefined
  changes: CartChanges
  isTimeChosen: boolean
  words: Words
}

function Row({ cartKey, entry, quoted, changes, isTimeChosen, words }: RowProps) {
  const { words: island } = useScope()
  const { item, quantity, note } = entry
  const options = entry.options ?? quoted?.line?.options ?? []
  const cell = 'md:table-cell md:py-4 md:pr-6 md:align-middle md:last:pr-0'
  return (
    <tr className="border-line cart-row border-t py-4 md:table-row md:py-0">
      <th scope="row" className={`text-left font-normal ${cell}`}>
        <span className={`flex gap-4 ${options.length > 0 ? 'items-start' : 'items-center'}`}>
          <Picture image={item.image} tint="bg-ground-2" place="cart" className="rounded-field size-18 shrink-0" />
          <span className="min-w-0">
            <Link href={`/dish/${item.id}`} className="text-lg leading-tight font-bold hover:underline">
              {item.name}
            </Link>
            <Volume millilitres={item.volumeMl ?? null} />
            <Chosen {...{ options, quantity, note }} words={words.choices} />
          </span>
        </span>
        <LineChanges
          isWanted={isLineChanged(changes, cartKey)}
          onLost={() => notify(island.network, 'alert')}
          of={{ cartKey, entry, changes, isTimeChosen, words }}
        />
        <div className="flex flex-wrap gap-x-5">
          {(entry.options || options.length > 0) && !changes.choices.has(cartKey) && (
            <ChangeChoices {...{ cartKey, entry, words }} />
          )}
          <LineNote item={item.name} {...{ cartKey, note, words }} />
        </div>
      </th>
      <td className={`max-md:row-start-2 max-md:hidden ${cell}`}>
        <Price rappen={item.priceRappen} />
      </td>
      <td className={`order-1 ${cell}`}>
        <Stepper item={item.name} quantity={quantity} onChange={(next) => setQuantity(cartKey, next)} />
      </td>
      <td className={`order-1 text-right text-lg ${cell}`}>
        <Price rappen={item.priceRappen * quantity} />
      </td>
      <td
        className={`max-md:col-start-2 max-md:row-start-1 max-md:self-start max-md:justify-self-end md:pl-4 md:text-right ${cell}`}
      >
        <button
          type="button"
          aria-label={fill(words.removeOf, { item: item.name })}
          className="press-shown text-ink-soft hover:bg-card hover:text-ink inline-grid size-11 place-items-center rounded-full"
          onClick={() => {
            const undo = removeFromCart(cartKey)
            notify(fill(words.removed, { item: item.name }), 'status', { undo })
          }}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}

function Volume({ millilitres }: { millilitres: number | null }) {
  const { language } = useScope()
  if (millilitres === null) return null
  return <span className="text-ink-soft block text-sm">{formatVolume(millilitres, language)}</span>
}

function ChangeChoices({ cartKey, entry: { item, quantity }, words }: Pick<RowProps, 'cartKey' | 'entry' | 'words'>) {
  return (
    <button
      type="button"
      aria-label={fill(words.changeOf, { item: item.name })}
      className="text-ink-soft hover:text-ink min-h-11 text-sm underline underline-offset-4"
      onClick={() => openChooser({ item, quantity, cartKey })}
    >
      {words.change}
    </button>
  )
}
