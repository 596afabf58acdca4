import { CheckField, Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { highestPriceRappen, longestOptionName } from '@/lib/menu/limits'
import type { Place, Step } from '@/app/admin/_table/address'
import { useWords } from '../../../_client/admin-words'
import { AmountField } from '../../../_form/amount-field'
import { FurtherTexts } from '../../../_form/further-texts'
import { Grip } from '../../../_table/grip'
import { RowMenu } from '../../../_ui/row-menu'
import { OptionMore, OptionState, type Availability } from './option-more'
import type { OptionView } from './sent-group'
import type { SizeGroup } from './size-choice'
import { SizePrices } from './size-choice-fields'
import { useState } from 'react'

interface OptionFieldsProps {
  row: OptionRow<OptionView>
  place: Place
  name: string
  sizes: SizeGroup[]
  isRefreshing: boolean
  move: (step: Step | null) => Promise<boolean>
  setState: (state: Availability) => void
  remove: () => void
}

export function OptionFields({ row, place, name, sizes, isRefreshing, ...does }: OptionFieldsProps) {
  const { move, setState, remove } = does
  const words = useWords('options')
  const menu = useWords('menu')
  const { id, value } = row
  const field = `options.${place.position - 1}`
  const text = (part: 'name' | 'name_en' | 'kitchen_name') => ({
    name: `${id}.${part}`,
    id: `${id}-${part}`,
    'data-field': `${field}.${part}`,
    defaultValue: value?.[part],
    maxLength: longestOptionName,
  })
  const entry = (label: string, step: Step | null) => ({ label, isDisabled: !step, onSelect: () => void move(step) })
  return (
    <li data-row={id} className="bg-card py-4">
      <fieldset>
        <legend className="sr-only">{fill(words.option, { position: place.position })}</legend>
        <input type="hidden" name="option" value={id} />
        <input type="hidden" name={`${id}.id`} value={value?.id ?? ''} />
        <div className="grid grid-cols-[2.75rem_1fr_2.75rem] items-start gap-x-2 gap-y-3 sm:grid-cols-[2.75rem_1fr_8rem_2.75rem]">
          <div className="pt-7.5">
            <Grip name={name} place={place} move={move} isRefreshing={isRefreshing} />
          </div>
          <Field {...text('name')} label={words.name} required />
          <AmountField
            name={`${id}.price`}
            id={`${id}-price`}
            data-field={`${field}.price`}
            label={words.price}
            stored={value?.price}
            proposed="0.00"
            mostRappen={highestPriceRappen}
            required
            className="max-sm:col-start-2 max-sm:row-start-2"
          />
          <div className="pt-7.5 max-sm:col-start-3 max-sm:row-start-1">
            <RowMenu
              label={fill(menu.moreNamed, { name })}
              entries={[
                entry(menu.moveUp, place.up),
                entry(menu.moveDown, place.down),
                { label: fill(words.removeOption, { name }), onSelect: remove, isDanger: true },
              ]}
            />
          </div>
        </div>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:ml-13 sm:grid-cols-2">
          <Field {...text('name_en')} label={words.nameEn} />
          <FurtherTexts
            name="name"
            row={`${id}.`}
            path={`${field}.`}
            label={words.name}
            stored={value}
            maxLength={longestOptionName}
            className="sm:order-last sm:col-span-2"
          />
          <Field {...text('kitchen_name')} label={words.kitchenName} placeholder={name} title={words.kitchenNameHint} />
          <div className="flex flex-wrap items-center gap-x-4 sm:col-span-2">
            <CheckField
              name={`${id}.is_default`}
              id={`${id}-default`}
              label={words.isDefault}
              defaultChecked={value?.is_default}
            />
            {value && <OptionState option={value} onChange={setState} />}
          </div>
          <SizePrices row={id} option={value} sizes={sizes} field={field} />
          <OptionMore row={id} option={value} field={field} />
        </div>
      </fieldset>
    </li>
  )
}

interface OptionRow<Value> {
  /** Names its inputs, and stays with them while the order changes. */
  id: string
  value: Value | null
}

export function useOptionRows<Value extends { id: string }>(initial: readonly Value[]) {
  const [rows, setRows] = useState<OptionRow<Value>[]>(() => initial.map((value) => ({ id: value.id, value })))
  const [added, setAdded] = useState(0)

  function add() {
    setRows((before) => [...before, { id: `new-${added}`, value: null }])
    setAdded(added + 1)
  }

  function remove(id: string) {
    setRows((before) => before.filter((row) => row.id !== id))
  }

  /** Null for last. */
  function move(id: string, beforeId: string | null) {
    setRows((before) => {
      const others = before.filter((row) => row.id !== id)
      const at = beforeId === null ? others.length : others.findIndex((row) => row.id === beforeId)
      return others.toSpliced(at, 0, ...before.filter((row) => row.id === id))
    })
  }

  /** For values that are no field of the form. */
  function change(id: string, changes: Partial<Value>) {
    setRows((before) =>
      before.map((row) => (row.id === id && row.value ? { ...row, value: { ...row.value, ...changes } } : row)),
    )
  }

  return { rows, add, remove, move, change }
}
