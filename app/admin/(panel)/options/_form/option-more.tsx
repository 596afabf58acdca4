import { useRouter } from 'next/navigation'
import { createContext, use, useState } from 'react'
import { useAction } from '@/app/_client/action'
import { api } from '@/app/_client/api'
import { useScope } from '@/app/_client/scope'
import { Button } from '@/app/_ui/button'
import { CheckField, Field, useFieldErrors } from '@/app/_ui/field'
import { Badge } from '@/app/_ui/table'
import { labelled } from '@/lib/i18n/format'
import { itemFieldNames, optionFields } from '@/lib/menu/items/item-fields'
import { allergens, mostPortions } from '@/lib/menu/limits'
import { useWords } from '../../../_client/admin-words'
import { ListError } from '../../../_form/edit-form'
import type { RowPlace } from '../../../_form/placed'
import { DeclarationFold } from '../../products/_form/described-field'
import { OriginRows } from '../../products/_form/origin-fields'
import type { OptionView } from './sent-group'

interface OptionMoreProps extends RowPlace {
  option: OptionView | null
}

const fieldsOfOption = itemFieldNames.filter((name) => name in optionFields || name === 'vatClass')

export function OptionMore({ row, path, option }: OptionMoreProps) {
  const words = useWords('options')
  const menu = useWords('menu')
  const fieldErrors = useFieldErrors()
  const taken = `${path}allergens_taken_away`
  return (
    <DeclarationFold
      label={words.more}
      isOpen={[taken, `${path}volume_ml`, `${path}points`].some((name) => fieldErrors[name] !== undefined)}
      fields={fieldsOfOption}
      table={optionFields}
      stored={option}
      row={row}
      path={path}
      otherwise={{ vatClass: words.vatAsDish }}
      className="sm:col-span-2"
    >
      <fieldset>
        <legend className="font-semibold">{words.takenAway}</legend>
        <p className="text-ink-soft text-sm">{words.takenAwayHint}</p>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              name={`${row}allergens_taken_away`}
              id={`${row}away-${allergen}`}
              value={allergen}
              label={menu.allergenNames[allergen]}
              defaultChecked={option?.allergens_taken_away.includes(allergen)}
            />
          ))}
        </div>
        <ListError of={taken} className="text-sm" />
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-semibold">{menu.origins}</legend>
        <OriginRows origins={option?.origins ?? []} row={row} path={path} />
      </fieldset>
    </DeclarationFold>
  )
}

/** By option, of those that are counted today. */
export const PortionsContext = createContext<Readonly<Record<string, number>>>({})

export type Availability = Pick<OptionView, 'available' | 'sold_out'>

interface OptionStateProps {
  option: OptionView
  onChange: (state: Availability) => void
}

/** Saved at once and by a call of its own, because the kitchen changes it while forms are open. */
export function OptionState({ option, onChange }: OptionStateProps) {
  const words = useWords('options')
  const { language } = useScope()
  const menu = useWords('menu')
  const router = useRouter()
  const { isPending, run } = useAction(words.failed)
  const { name, available, sold_out: isSoldOut } = option

  async function set(state: Availability) {
    const body = { available: state.available, sold_out_until: state.sold_out ? 'today' : '' }
    if (!(await run(() => api('PATCH options/{id}/availability', { params: { id: option.id }, body })))) return
    onChange(state)
    router.refresh()
  }

  const button = (label: string, state: Availability) => (
    <button
      type="button"
      disabled={isPending}
      aria-label={labelled(name, label, language)}
      className="row-control"
      onClick={() => void set(state)}
    >
      {label}
    </button>
  )
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3">
      {available && isSoldOut && <Badge tone="bad">{words.isSoldOut}</Badge>}
      {!available && <Badge tone="quiet">{words.isOff}</Badge>}
      {available && button(isSoldOut ? menu.onSale : menu.soldOutToday, { available, sold_out: !isSoldOut })}
      {button(available ? words.takeOff : words.putBack, { available: !available, sold_out: false })}
    </p>
  )
}

// The id of no form: inside of the group's form, yet no part of it.
const ownCall = 'portions-by-itself'

/** Saved at once and by a call of its own, because orders take from it while forms are open. */
export function OptionPortions({ option, onChange }: OptionStateProps) {
  const words = useWords('options')
  const menu = useWords('menu')
  const { language } = useScope()
  const router = useRouter()
  const { isPending, run } = useAction(words.failed)
  const left = use(PortionsContext)[option.id]
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (left === undefined ? '' : String(left))

  async function set() {
    const portions = shown === '' ? null : Number(shown)
    // Sold out by hand, it stays so when counting ends.
    const isStillOut = portions === null && option.sold_out
    const { available, sold_out_until: until } = option
    const body = { available, portions, ...(isStillOut && until && { sold_out_until: until }) }
    if (!(await run(() => api('PATCH options/{id}/availability', { params: { id: option.id }, body })))) return
    onChange({ available, sold_out: portions === 0 || isStillOut })
    // What was typed meanwhile stays.
    setTyped((now) => (now === shown ? null : now))
    router.refresh()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        name={`portions-${option.id}`}
        form={ownCall}
        label={menu.portions}
        hint={menu.portionsHint}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostPortions}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
        className="grow"
      />
      <Button
        look="plain"
        disabled={isPending || typed === null}
        aria-label={labelled(option.name, menu.setState, language)}
        onClick={() => void set()}
      >
        {menu.setState}
      </Button>
    </div>
  )
}
