import { Button } from '@/app/_ui/button'
import { CheckField, Field } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { longestIngredient } from '@/lib/menu/limits'
import type { Origin } from '@/lib/menu/items/item-fields'
import { useRows } from '../../../_client/use-rows'
import { ListError } from '../../../_form/edit-form'
import type { RowPlace } from '../../../_form/placed'
import { useWords } from '../../../_client/admin-words'
import type { EditedItem } from './edited-item'

interface OriginFieldsProps {
  item: EditedItem | null
}

export function OriginFields({ item }: OriginFieldsProps) {
  const words = useWords('menu')
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.origins}</legend>
      <CheckField name="origin_required" label={words.originRequired} defaultChecked={item?.origin_required} />
      <OriginRows origins={item?.origins ?? []} />
    </fieldset>
  )
}

interface OriginRowsProps extends Partial<RowPlace> {
  origins: readonly Origin[]
}

/** Read with rowsOf(): `origin_ingredient` and `origin_country` belong together. */
export function OriginRows({ origins, row = '', path = '' }: OriginRowsProps) {
  const words = useWords('menu')
  const { rows, add, remove } = useRows(origins)
  return (
    <>
      {rows.map(({ id, value }, index) => (
        <div key={id} className="mb-3 flex flex-wrap items-end gap-3">
          <Field
            name={`${row}origin_ingredient`}
            id={`${row}ingredient-${id}`}
            data-field={`${path}origins.${index}.ingredient`}
            label={words.ingredient}
            defaultValue={value.ingredient}
            maxLength={longestIngredient}
            required
            className="grow"
          />
          <Field
            name={`${row}origin_country`}
            id={`${row}country-${id}`}
            data-field={`${path}origins.${index}.country`}
            label={words.country}
            title={words.countryHint}
            placeholder="CH"
            defaultValue={value.country}
            pattern="[A-Za-z]{2}"
            maxLength={2}
            required
            className="w-24 uppercase"
          />
          <Button
            look="plain"
            aria-label={fill(words.removeOrigin, { ingredient: value.ingredient })}
            onClick={() => remove(id)}
          >
            <span aria-hidden>×</span>
          </Button>
        </div>
      ))}
      <ListError of={`${path}origins`} className="mb-2 text-sm" />
      <Button look="plain" onClick={() => add({ ingredient: '', country: 'CH' })}>
        {words.addOrigin}
      </Button>
    </>
  )
}
