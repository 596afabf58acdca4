import { useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { Select } from '@/app/_ui/field'
import { Stepper } from '@/app/_ui/stepper'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import { useWords } from '../_client/admin-words'

type Groups = Answer<'GET menuItems/{id}'>['option_groups']

interface ChosenUnits {
  id: string
  units: number
}

export interface Addition {
  /** Empty until one is chosen. */
  itemId: string
  quantity: number
  /** Null: the dish was not asked for options, so the usual ones apply. */
  options: ChosenUnits[] | null
}

interface AddedDishProps {
  place: number
  addition: Addition
  dishes: Answer<'GET menu/items'>
  /** Names the dish, so that an answer that comes late for another dish is ignored. */
  onChange: (itemId: string, change: Partial<Addition>) => void
}

export function AddedDish({ place, addition, dishes, onChange }: AddedDishProps) {
  const words = useWords('proposal')
  const [asked, setAsked] = useState<{ itemId: string; groups: Groups } | null>(null)
  const { itemId, quantity } = addition
  const options = addition.options ?? []
  const dish = dishes.find(({ id }) => id === itemId)
  // Those of a previously chosen dish arrive late.
  const groups = asked?.itemId === itemId ? asked.groups : []

  async function choose(chosen: string) {
    onChange(itemId, { itemId: chosen, quantity: 1, options: null })
    if (!chosen) return
    const found = await api('GET menuItems/{id}', { params: { id: chosen } }).catch(() => null)
    if (!found) return
    const { option_groups: all } = found
    setAsked({ itemId: chosen, groups: all })
    const usual = all.flatMap((group) =>
      group.options.filter(({ is_default }) => is_default).map(({ id }) => ({ id, units: 1 })),
    )
    onChange(chosen, { options: usual })
  }

  return (
    <div className="border-line grid gap-2 border-t pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name={`dish-${place}`}
          label={words.dish}
          value={itemId}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
          className="min-w-0 grow"
        >
          <option value="">{words.noDish}</option>
          {dishes.map(({ id, name, price, sold_out: isSoldOut }) => (
            <option key={id} value={id} disabled={isSoldOut}>
              {name}, {formatPrice(rappenOf(price))}
            </option>
          ))}
        </Select>
        {dish && (
          <Stepper item={dish.name} quantity={quantity} onChange={(wanted) => onChange(itemId, { quantity: wanted })} />
        )}
      </div>
      {groups
        .filter(({ when_option_id: when }) => when === null || options.some(({ id }) => id === when))
        .map((group) => (
          <GroupChoice
            key={group.id}
            group={group}
            place={place}
            chosen={options}
            onChange={(chosen) => onChange(itemId, { options: chosen })}
          />
        ))}
    </div>
  )
}

interface GroupChoiceProps {
  group: Groups[number]
  place: number
  chosen: ChosenUnits[]
  onChange: (chosen: ChosenUnits[]) => void
}

function GroupChoice({ group, place, chosen, onChange }: GroupChoiceProps) {
  const isOnlyOne = group.max_units === 1
  const own = new Set(group.options.map(({ id }) => id))
  const unitsOf = (wanted: string) => chosen.find(({ id }) => id === wanted)?.units ?? 0
  const left = (group.max_units ?? Infinity) - group.options.reduce((sum, { id }) => sum + unitsOf(id), 0)
  function choose(id: string, units: number) {
    const others = chosen.filter((other) => other.id !== id && !(isOnlyOne && own.has(other.id)))
    onChange(units > 0 ? [...others, { id, units }] : others)
  }
  return (
    <fieldset>
      <legend className="font-semibold">{group.name}</legend>
      {group.options.map(({ id, name, price }) => {
        const shown = (
          <>
            <span className="min-w-0 grow [overflow-wrap:anywhere]">{name}</span>
            {price > 0 && <span className="text-ink-soft">{formatPrice(rappenOf(price))}</span>}
          </>
        )
        if (!isOnlyOne && group.max_each > 1)
          return (
            <div key={id} className="flex min-h-11 items-center gap-3 py-1">
              {shown}
              <Stepper
                item={name}
                quantity={unitsOf(id)}
                least={0}
                most={Math.min(group.max_each, unitsOf(id) + left)}
                onChange={(units) => choose(id, units)}
              />
            </div>
          )
        return (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type={isOnlyOne && group.min_units === 1 ? 'radio' : 'checkbox'}
              name={`group-${place}-${group.id}`}
              checked={unitsOf(id) > 0}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked ? 1 : 0)}
              className="accent-paprika size-5"
            />
            {shown}
          </label>
        )
      })}
    </fieldset>
  )
}
