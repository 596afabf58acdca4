import { useId, type ReactNode } from 'react'

interface Choice<Id> {
  id: Id
  name: string
  /** Set: an option, indented below the dish with which it was chosen. */
  group?: string | null
}

interface ChoicesProps<Id> {
  legend: ReactNode
  type: 'radio' | 'checkbox'
  choices: readonly Choice<Id>[]
  chosen: readonly Id[]
  onChoose: (id: Id) => void
  /** One below the other, with their mark; else side by side. */
  isList?: boolean
}

const choice =
  'rounded-card border-control has-checked:border-ink flex min-h-14 items-center border px-4 text-[1.125rem]'
const row = 'has-checked:bg-ground-1 gap-3'
const chip =
  'has-checked:bg-ink has-checked:text-paper outline-ink min-w-16 justify-center font-semibold outline-offset-2 has-focus-visible:outline-3'

export function Choices<Id extends string | number>(props: ChoicesProps<Id>) {
  const { legend, type, choices, chosen, onChoose, isList = false } = props
  const name = useId()
  const mark = isList ? 'accent-accent size-6 shrink-0' : 'sr-only'
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={isList ? 'grid gap-2' : 'flex flex-wrap gap-2'}>
        {choices.map(({ id, name: label, group = null }) => (
          <label key={id} className={`${choice} ${isList ? row : chip} ${group === null ? '' : 'ml-6'}`}>
            <input
              type={type}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => onChoose(id)}
              className={mark}
            />
            <span className="min-w-0 wrap-anywhere">
              {label}
              {group && <span className="text-ink-soft block text-base">{group}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
