import { fill } from '@/lib/i18n/fill'
import type { StaffOrder } from '@/lib/orders/answers'
import { choiceLines, cookedLines } from '@/lib/orders/choice-lines'
import { useWords } from '../../../_client/admin-words'
import { useBoard } from './context'

type Item = StaffOrder['items'][number]

/** What to cook, in the largest letters after the number. A tap on a line says that it is sold out. */
export function TicketLines({ order, isOver = false }: { order: StaffOrder; isOver?: boolean }) {
  const words = useWords('board')
  return (
    <>
      <ul className="mt-1 flex flex-col">
        {cookedItems(order).map((item, index) => (
          // The lines of an order never change their places.
          <li key={index}>{isOver || !item.menu_item_id ? <Line item={item} /> : <LineButton item={item} />}</li>
        ))}
      </ul>
      {order.order_notes && (
        <p className="rounded-field bg-ground-2 mt-2 px-3 py-2 font-semibold wrap-anywhere whitespace-pre-line">
          {order.order_notes}
        </p>
      )}
      {order.minimum_age > 0 && (
        <p className="rounded-field bg-saffron text-poster-ink mt-2 inline-block px-3 py-1 font-bold">
          {fill(words.checkAge, { age: order.minimum_age })}
        </p>
      )}
    </>
  )
}

/** Who tells two lines apart only by their number cooks one of them too late. */
function cookedItems({ items }: StaffOrder): Item[] {
  const lines = items.map((item) => ({
    ...item,
    menuItemId: item.menu_item_id,
    options: item.options.map((option) => ({ ...option, optionId: option.option_id })),
  }))
  return cookedLines(lines)
}

function LineButton({ item }: { item: Item }) {
  const words = useWords('board')
  const { ask } = useBoard()
  return (
    <button
      type="button"
      aria-label={fill(words.lineLabel, { quantity: item.quantity, name: item.name })}
      className="min-h-10 w-full py-0.5 text-left"
      onClick={() => ask({ what: 'soldOut', item })}
    >
      <Line item={item} />
    </button>
  )
}

function Line({ item }: { item: Item }) {
  const words = useWords('board')
  const choices = item.options.map((option) => ({
    name: option.kitchen_name || option.name,
    quantity: option.quantity,
    isOnlyOne: option.is_only_one,
    group: option.group,
    isAmbiguous: option.is_ambiguous,
  }))
  return (
    <span className="grid grid-cols-[2.75rem_1fr] text-lg leading-7">
      <strong className="tabular-nums">{item.quantity}×</strong>
      <span className="wrap-anywhere">
        {item.name}
        {choiceLines(choices, item.quantity, words.choices).map((line, index) => (
          <span key={index} className="block text-base font-semibold">
            {line}
          </span>
        ))}
        {item.note && <em className="text-paprika-ink block text-base font-semibold not-italic">{item.note}</em>}
      </span>
    </span>
  )
}
