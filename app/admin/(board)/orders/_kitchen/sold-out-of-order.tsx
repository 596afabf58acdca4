import type { StaffOrder } from '@/lib/orders/answers'
import { useWords } from '../../../_client/admin-words'

interface SoldOutOfOrderProps {
  order: StaffOrder
  /** Ids of menu items. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Whoever rejects because something is sold out can take it off for today with the same tap. */
export function SoldOutOfOrder({ order, chosen, onChange }: SoldOutOfOrderProps) {
  const words = useWords('board')
  const names = new Map(order.items.flatMap(({ menu_item_id, name }) => (menu_item_id ? [[menu_item_id, name]] : [])))
  if (names.size === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.alsoSoldOut}</legend>
      <div className="grid gap-2">
        {[...names].map(([id, name]) => (
          <label
            key={id}
            className="rounded-card border-control has-checked:border-ink has-checked:bg-ground-1 flex min-h-14 items-center gap-3 border px-4 text-lg"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="accent-paprika size-6"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
