import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { fill } from '@/lib/i18n/fill'
import { mentionsAllergy } from '@/lib/orders/mentions-allergy'
import type { BoardOrder } from '@/lib/orders/answers'
import { choiceLines } from '@/lib/orders/choice-lines'
import { isFinished, tickableStatuses } from '@/lib/orders/status'
import { useWords } from '@/app/admin/_client/admin-words'
import { isolated } from '@/lib/i18n/isolated'
import { useBoard } from '../context'
import { isDoubleTap } from '../fresh-controls'

type Item = BoardOrder['items'][number]
type CookedItem = Item & { lines: Item[] }

/** A tap ticks it off, on all boards; a long press asks whether it is sold out. */
export function Dish({ order, item }: { order: BoardOrder; item: CookedItem }) {
  const { tick, ask, isBusy } = useBoard()
  const mayTick = tickableStatuses.includes(order.status)
  const isDone = item.lines.every(({ done }) => done)
  const positions = item.lines.map(({ position }) => position)
  const press = useLongPress({
    onTap: () => void (mayTick && tick(order, { positions, done: !isDone })),
    onLong: () => item.menuItemId && ask({ what: 'soldOut', item }),
  })
  if (isFinished(order.status)) return <DishText item={item} />
  return (
    <button
      type="button"
      aria-pressed={mayTick ? isDone : undefined}
      aria-disabled={isBusy(order.id)}
      className="dish block w-full touch-manipulation text-left select-none aria-pressed:line-through aria-pressed:decoration-2 aria-pressed:opacity-50"
      {...press}
    >
      <DishText item={item} />
    </button>
  )
}

function DishText({ item }: { item: Item }) {
  const words = useWords('board')
  const choices = item.options.map((option) => ({
    name: option.kitchenName || option.name,
    quantity: option.quantity,
    isOnlyOne: option.isOnlyOne,
    group: option.group,
    isAmbiguous: option.isAmbiguous,
  }))
  return (
    <>
      <span className="dish-name">
        <strong className="tabular-nums">{`${item.quantity}×`}</strong> <bdi>{item.name}</bdi>
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

function Note({ text }: { text: string }) {
  const words = useWords('board')
  const isAllergy = mentionsAllergy(text)
  return (
    <span className={isAllergy ? 'dish-more allergy' : 'dish-more text-paprika-ink'}>
      {isAllergy && !text.toLowerCase().startsWith(words.allergy.slice(0, -1).trim().toLowerCase()) && (
        <strong>{`${words.allergy} `}</strong>
      )}
      <bdi>{text}</bdi>
    </span>
  )
}

/** What concerns the whole order, below its dishes; of these, others may be cooked elsewhere. */
export function TicketNotes({ order, others }: { order: BoardOrder; others: number }) {
  const words = useWords('board')
  const { orderNotes: notes, minimumAge: age } = order
  return (
    <>
      {notes && <Note text={notes} />}
      {age > 0 && (
        <strong className="rounded-field bg-saffron text-poster-ink mt-0.5 inline-block px-2">
          {fill(words.checkAge, { age })}
        </strong>
      )}
      {order.isTest && <p className="font-bold">{words.testOrder}</p>}
      {others > 0 && <p className="text-ink-soft">{fill(words.otherDishes, { count: others })}</p>}
      <Destination order={order} />
    </>
  )
}

/** Of a delivery in sight in every stage, so that no stage is higher than another. */
export function Destination({ order: { deliveryAddress: to, person, handover } }: { order: BoardOrder }) {
  const words = useWords('board')
  if (!to) return null
  const recipient = [to.firstname, to.lastname, to.companyname].filter(Boolean).join(' ')
  const street = [to.streetAddress, to.addressLine2].filter(Boolean).join(', ')
  return (
    <p className="text-base/5 wrap-anywhere">
      <strong>{isolated(recipient)}</strong>,{' '}
      <a href={mapOf(to)} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
        {`${isolated(street)}, ${to.postcode} ${isolated(to.city)}`}
      </a>{' '}
      <a href={telOf(person.phone)} className="whitespace-nowrap underline underline-offset-2">
        <bdi>{person.phone}</bdi>
      </a>{' '}
      {handover === 'call' && <strong>{words.callInstead}</strong>}
    </p>
  )
}

export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

function mapOf(to: NonNullable<BoardOrder['deliveryAddress']>): string {
  const query = `${to.streetAddress}, ${to.postcode} ${to.city}, ${to.country}`
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
}

const longMs = 500

/** Of a double tap the second is none: it would take back what the first has ticked off. */
function useLongPress({ onTap, onLong }: { onTap: () => void; onLong: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const tappedAt = useRef(-Infinity)
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
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick({ timeStamp }: MouseEvent) {
      if (!wasLong.current && !isDoubleTap(tappedAt.current, timeStamp)) onTap()
      wasLong.current = false
      tappedAt.current = timeStamp
    },
  }
}
