import { useState } from 'react'
import { type Answer, api } from '@/app/_client/api'
import { Select } from '@/app/_ui/field'
import { Stepper } from '@/app/_ui/stepper'
import { formatPrice } from '@/lib/platform/values/money'
import { useWords } from '../_client/admin-words'

type Groups = Answer<'GET menuItems/{id}'>['optionGroups']

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
    const { optionGroups: all } = found
    setAsked({ itemId: chosen, groups: all })
    const usual = all.flatMap((group) =>
      group.options.filter(({ isDefault }) => isDefault).map(({ id }) => ({ id, units: 1 })),
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
          {dishes.map(({ id, name, priceRappen, soldOut: isSoldOut }) => (
            <option key={id} value={id} disabled={isSoldOut}>
              {name}, {formatPrice(priceRappen)}
            </option>
          ))}
        </Select>
        {dish && (
          <Stepper item={dish.name} quantity={quantity} onChange={(wanted) => onChange(itemId, { quantity: wanted })} />
        )}
      </div>
      {groups
        .filter(({ whenOptionId: when }) => when === null || options.some(({ id }) => id === when))
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
  const isOnlyOne = group.maxUnits === 1
  const own = new Set(group.options.map(({ id }) => id))
  const unitsOf = (wanted: string) => chosen.find(({ id }) => id === wanted)?.units ?? 0
  const left = (group.maxUnits ?? Infinity) - group.options.reduce((sum, { id }) => sum + unitsOf(id), 0)
  function choose(id: string, units: number) {
    const others = chosen.filter((other) => other.id !== id && !(isOnlyOne && own.has(other.id)))
    onChange(units > 0 ? [...others, { id, units }] : others)
  }
  return (
    <fieldset>
      <legend className="font-semibold">{group.name}</legend>
      {group.options.map(({ id, name, priceRappen }) => {
        const shown = (
          <>
            <span className="min-w-0 grow [overflow-wrap:anywhere]">{name}</span>
            {priceRappen > 0 && <span className="text-ink-soft">{formatPrice(priceRappen)}</span>}
          </>
        )
        if (!isOnlyOne && group.maxEach > 1)
          return (
            <div key={id} className="flex min-h-11 items-center gap-3 py-1">
              {shown}
              <Stepper
                item={name}
                quantity={unitsOf(id)}
                least={0}
                most={Math.min(group.maxEach, unitsOf(id) + left)}
                onChange={(units) => choose(id, units)}
              />
            </div>
          )
        return (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type={isOnlyOne && group.minUnits === 1 ? 'radio' : 'checkbox'}
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
