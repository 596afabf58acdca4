import { useState } from 'react'
import { api } from '@/app/_client/api'
import type { Answer } from '@/app/_client/contract-calls'
import { Select } from '@/app/_ui/field'
import { Stepper } from '@/app/_ui/stepper'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import { useWords } from '../../../../_client/admin-words'

type Groups = Answer<'GET menuItems/{id}'>['option_groups']

export interface Addition {
  /** Empty: nothing is chosen yet. */
  itemId: string
  quantity: number
  /** Ids of what is chosen with it, one unit each; null: nobody has been asked, so that the usual is meant. */
  options: string[] | null
}

interface AddedDishProps {
  place: number
  addition: Addition
  dishes: Answer<'GET menu/items'>
  /** Of the dish that is chosen now; what belongs to another one by then is left alone. */
  onChange: (itemId: string, change: Partial<Addition>) => void
}

/** A dish of today's menu with what is asked with it. */
export function AddedDish({ place, addition, dishes, onChange }: AddedDishProps) {
  const words = useWords('proposal')
  const [asked, setAsked] = useState<{ itemId: string; groups: Groups } | null>(null)
  const { itemId, quantity } = addition
  const options = addition.options ?? []
  const dish = dishes.find(({ id }) => id === itemId)
  // Those of a dish that was chosen before come late.
  const groups = asked?.itemId === itemId ? asked.groups : []

  async function choose(chosen: string) {
    onChange(itemId, { itemId: chosen, quantity: 1, options: null })
    if (!chosen) return
    const found = await api('GET menuItems/{id}', { params: { id: chosen } }).catch(() => null)
    if (!found) return
    const { option_groups: all } = found
    setAsked({ itemId: chosen, groups: all })
    const usual = all.flatMap((group) => group.options.filter(({ is_default }) => is_default).map(({ id }) => id))
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
        .filter(({ when_option_id: when }) => when === null || options.includes(when))
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
  chosen: string[]
  onChange: (chosen: string[]) => void
}

function GroupChoice({ group, place, chosen, onChange }: GroupChoiceProps) {
  const isOnlyOne = group.max_units === 1
  const own = new Set(group.options.map(({ id }) => id))
  function choose(id: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== id && !(isOnlyOne && own.has(other)))
    onChange(isChosen ? [...others, id] : others)
  }
  return (
    <fieldset>
      <legend className="font-semibold">{group.name}</legend>
      {group.options.map(({ id, name, price }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type={isOnlyOne && group.min_units === 1 ? 'radio' : 'checkbox'}
            name={`group-${place}-${group.id}`}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            className="accent-paprika size-5"
          />
          {name}
          {price > 0 && <span className="text-ink-soft">{formatPrice(rappenOf(price))}</span>}
        </label>
      ))}
    </fieldset>
  )
}
