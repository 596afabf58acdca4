import { CheckField, Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { highestPriceRappen, longestOptionName } from '@/lib/menu/limits'
import type { Place } from '@/app/admin/_table/address'
import { useWords } from '../../../_client/admin-words'
import { AmountField } from '../../../_form/amount-field'
import { FurtherTexts } from '../../../_form/further-texts'
import { placed } from '../../../_form/placed'
import { Grip } from '../../../_table/grip'
import { moveEntries, useMoveInForm } from '../../../_table/use-move'
import { RowMenu } from '../../../_ui/row-menu'
import { OptionMore, OptionPortions, OptionState, type Availability } from './option-more'
import type { OptionView } from './sent-group'
import type { SizeGroup } from './size-choice'
import { SizePrices } from './size-choice-fields'

interface OptionFieldsProps {
  /** Names its inputs. */
  id: string
  /** Null for a new one. */
  value: OptionView | null
  place: Place
  name: string
  sizes: SizeGroup[]
  moveBefore: (beforeId: string | null) => void
  onState: (state: Availability) => void
  remove: () => void
}

export function OptionFields({ id, value, place, name, sizes, ...does }: OptionFieldsProps) {
  const { moveBefore, onState, remove } = does
  const words = useWords('options')
  const menu = useWords('menu')
  const moving = useMoveInForm(moveBefore)
  const prefixes = { row: `${id}.`, path: `options.${place.position - 1}.` }
  const text = (part: 'name' | 'name_en' | 'kitchen_name') => ({
    ...placed(part, prefixes),
    defaultValue: value?.[part],
    maxLength: longestOptionName,
  })
  return (
    <li data-row={id} className="bg-card py-4">
      <fieldset>
        <legend className="sr-only">{fill(words.option, { position: place.position })}</legend>
        <input type="hidden" name="option" value={id} />
        <input type="hidden" name={`${id}.id`} value={value?.id ?? ''} />
        <div className="grid grid-cols-[2.75rem_1fr_2.75rem] items-start gap-x-2 gap-y-3 sm:grid-cols-[2.75rem_1fr_8rem_2.75rem]">
          <div className="pt-7.5">
            <Grip name={name} place={place} {...moving} />
          </div>
          <Field {...text('name')} label={words.name} required />
          <AmountField
            {...placed('price', prefixes)}
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
                ...moveEntries(place, moving.move, menu),
                { label: fill(words.removeOption, { name }), onSelect: remove, isDanger: true },
              ]}
            />
          </div>
        </div>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:ml-13 sm:grid-cols-2">
          <Field {...text('name_en')} label={words.nameEn} />
          <FurtherTexts
            name="name"
            {...prefixes}
            label={words.name}
            stored={value}
            maxLength={longestOptionName}
            className="sm:order-last sm:col-span-2"
          />
          <Field {...text('kitchen_name')} label={words.kitchenName} placeholder={name} title={words.kitchenNameHint} />
          <div className="flex flex-wrap items-center gap-x-4 sm:col-span-2">
            <CheckField
              {...placed('is_default', prefixes)}
              label={words.isDefault}
              defaultChecked={value?.is_default}
            />
            {value && <OptionState option={value} onChange={onState} />}
          </div>
          {value && <OptionPortions option={value} onChange={onState} />}
          <SizePrices option={value} sizes={sizes} {...prefixes} />
          <OptionMore option={value} {...prefixes} />
        </div>
      </fieldset>
    </li>
  )
}
