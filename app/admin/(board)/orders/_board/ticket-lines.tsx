import { useRef, type PointerEvent } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { BoardOrder } from '@/lib/orders/answers'
import { choiceLines, cookedLines } from '@/lib/orders/choice-lines'
import { placeOf } from '@/lib/orders/status'
import { useWords } from '../../../_client/admin-words'
import { mentionsAllergy } from './allergy'
import { useBoard } from './context'

type Item = BoardOrder['items'][number]
export type CookedItem = ReturnType<typeof cookedItems>[number]

/** Two lines that differ only by number are easily cooked as one. */
export function cookedItems(items: readonly Item[]) {
  const lines = items.map((item) => ({
    ...item,
    menuItemId: item.menu_item_id,
    options: item.options.map((option) => ({ ...option, optionId: option.option_id })),
  }))
  return cookedLines(lines)
}

/** A tap ticks a dish off, on all boards; a long press asks whether it is sold out. */
export function Dishes({ order, items }: { order: BoardOrder; items: readonly CookedItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.position}>
          <Dish order={order} item={item} />
        </li>
      ))}
    </ul>
  )
}

function Dish({ order, item }: { order: BoardOrder; item: CookedItem }) {
  const { tick, ask, isBusy } = useBoard()
  const place = placeOf(order.status)
  const mayTick = place === 'kitchen' || order.status === 'ready'
  const isDone = item.lines.every(({ done }) => done)
  const positions = item.lines.map(({ position }) => position)
  const press = useLongPress({
    onTap: () => void (mayTick && tick(order, { positions, done: !isDone })),
    onLong: () => item.menu_item_id && ask({ what: 'soldOut', item }),
  })
  if (place === null) return <DishText item={item} />
  return (
    <button
      type="button"
      aria-pressed={mayTick ? isDone : undefined}
      aria-disabled={isBusy(order.id)}
      className="dish"
      {...press}
    >
      <DishText item={item} />
    </button>
  )
}

function DishText({ item }: { item: Item }) {
  const words = useWords('board')
  const choices = item.options.map((option) => ({
    name: option.kitchen_name || option.name,
    quantity: option.quantity,
    isOnlyOne: option.is_only_one,
    group: option.group,
    isAmbiguous: option.is_ambiguous,
  }))
  return (
    <>
      <span className="dish-name">
        <strong className="tabular-nums">{item.quantity}×</strong> {item.name}
      </span>
      {choiceLines(choices, item.quantity, words.choices).map((line, index) => (
        <span key={index} className="dish-more">
          {line}
        </span>
      ))}
      {item.note && <Note text={item.note} />}
    </>
  )
}

export function Note({ text }: { text: string }) {
  const words = useWords('board')
  const isAllergy = mentionsAllergy(text)
  return (
    <span className={isAllergy ? 'dish-more allergy' : 'dish-more text-paprika-ink'}>
      {isAllergy && <strong>{words.allergy} </strong>}
      {text}
    </span>
  )
}

/** What concerns the whole order, below its dishes. */
export function TicketNotes({ order: { order_notes: notes, minimum_age: age } }: { order: BoardOrder }) {
  const words = useWords('board')
  return (
    <>
      {notes && <Note text={notes} />}
      {age > 0 && <strong className="ticket-mark">{fill(words.checkAge, { age })}</strong>}
    </>
  )
}

const longMs = 500

function useLongPress({ onTap, onLong }: { onTap: () => void; onLong: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown({ button }: PointerEvent) {
      wasLong.current = false
      if (button !== 0) return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLong()
      }, longMs)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // A long press is no right click: without this Android selects the text.
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onTap()
      wasLong.current = false
    },
  }
}
