import { CheckField } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../../_client/admin-words'
import type { DishesOfCategory } from './dishes-by-category'

interface CategoryDishesProps {
  category: DishesOfCategory
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}

export function CategoryDishes({ category: { id, name, dishes }, ticked, onChange }: CategoryDishesProps) {
  const words = useWords('options')
  const count = dishes.filter((dish) => ticked.has(dish.id)).length

  function tick(ids: string[], isTicked: boolean) {
    const others = [...ticked].filter((one) => !ids.includes(one))
    onChange(new Set(isTicked ? [...others, ...ids] : others))
  }

  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 items-center gap-2">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        <span className="grow font-semibold">{name}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          {fill(words.attachCount, { count, all: dishes.length })}
        </span>
      </summary>
      <div className="pb-3 pl-4">
        <CheckField
          name="whole_category"
          id={`category-${id}`}
          label={<strong>{fill(words.attachAll, { category: name })}</strong>}
          checked={count === dishes.length}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < dishes.length
          }}
          onChange={(event) =>
            tick(
              dishes.map((dish) => dish.id),
              event.currentTarget.checked,
            )
          }
        />
        <div className="grid sm:grid-cols-2 lg:grid-cols-3">
          {dishes.map((dish) => (
            <CheckField
              key={dish.id}
              name="menu_item"
              id={`dish-${dish.id}`}
              value={dish.id}
              label={dish.name}
              checked={ticked.has(dish.id)}
              onChange={(event) => tick([dish.id], event.currentTarget.checked)}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
