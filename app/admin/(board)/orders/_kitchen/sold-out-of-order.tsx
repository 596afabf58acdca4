import { useWords } from '../../../_client/admin-words'
import type { SoldOutThing } from './sold-out-things'

interface SoldOutOfOrderProps {
  things: readonly SoldOutThing[]
  /** Ids of them. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Whoever rejects because something is sold out can take it off for today with the same tap. */
export function SoldOutOfOrder({ things, chosen, onChange }: SoldOutOfOrderProps) {
  const words = useWords('board')
  if (things.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.alsoSoldOut}</legend>
      <div className="grid gap-2">
        {things.map(({ id, name, group }) => (
          <label
            key={id}
            className={`rounded-card border-control has-checked:border-ink has-checked:bg-ground-1 flex min-h-14 items-center gap-3 border px-4 text-lg ${group === null ? '' : 'ml-6'}`}
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="accent-accent size-6 shrink-0"
            />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {group && <span className="text-ink-soft block text-base">{group}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
