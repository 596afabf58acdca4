import type { CartChanges, Gone } from '@/app/_client/cart-changes'
import { removeFromCart, setQuantity, type Cart, type CartEntry } from '@/app/_client/cart'
import { notify } from '@/app/_client/notices'
import { Icon } from '@/app/_ui/icon'
import { Link } from '@/app/_ui/link'
import { Picture } from '@/app/_ui/picture'
import { Price } from '@/app/_ui/price'
import { Stepper } from '@/app/_ui/stepper'
import { fill } from '@/lib/i18n/fill'
import type { Texts } from '@/lib/i18n/texts'
import { rappenOf } from '@/lib/platform/money'
import { GoneLine } from './gone-line'

type Words = Texts['cart']

const headCell = 'hidden pb-3 text-left text-sm font-semibold text-ink-soft md:table-cell'

/** A table where there is room; on the phone each row folds into two lines. */
export function CartTable({ cart, gone, words }: { cart: Cart; gone: CartChanges['gone']; words: Words }) {
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
        {Object.entries(cart).map(([key, entry]) => (
          <Row key={key} cartKey={key} entry={entry} why={gone.get(key)} words={words} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  cartKey: string
  entry: CartEntry
  why: Gone | undefined
  words: Words
}

function Row({ cartKey, entry: { item, quantity }, why, words }: RowProps) {
  const cell = 'md:table-cell md:py-4 md:pr-6 md:align-middle md:last:pr-0'
  return (
    <tr className="border-line cart-row border-t py-4 md:table-row md:py-0">
      <th scope="row" className={`text-left font-normal ${cell}`}>
        <span className="flex items-center gap-4">
          <Picture
            image={item.image}
            name={item.name}
            tint="bg-ground-2"
            place="cart"
            className="rounded-field size-18 shrink-0"
          />
          <Link href={`/dish/${item.id}`} className="text-lg leading-tight font-bold hover:underline">
            {item.name}
          </Link>
        </span>
        <GoneLine {...{ cartKey, item, why, words }} />
      </th>
      <td className={`max-md:row-start-2 max-md:hidden ${cell}`}>
        <Price rappen={rappenOf(item.price)} />
      </td>
      <td className={`order-1 ${cell}`}>
        <Stepper item={item.name} quantity={quantity} onChange={(next) => setQuantity(cartKey, next)} />
      </td>
      <td className={`order-1 text-right text-lg ${cell}`}>
        <Price rappen={rappenOf(item.price) * quantity} />
      </td>
      <td className={`max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:pl-4 md:text-right ${cell}`}>
        <button
          type="button"
          aria-label={fill(words.removeOf, { item: item.name })}
          className="text-ink-soft hover:bg-card hover:text-ink inline-grid size-11 place-items-center rounded-full"
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
