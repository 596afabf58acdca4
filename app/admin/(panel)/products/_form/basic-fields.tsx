import { Field, Select, TextArea } from '@/app/_ui/field'
import { longestDescription, longestDishName } from '@/lib/menu/limits'
import type { CategoryView } from '@/lib/menu/schema'
import { useWords } from '../../../_client/admin-words'
import { AmountField } from '../../../_form/amount-field'
import type { EditedItem } from './edited-item'

interface BasicFieldsProps {
  item: EditedItem | null
  categories: CategoryView[]
  /** The price is then that of an option, and no field of this form. */
  isPricedByOption: boolean
}

export function BasicFields({ item, categories, isPricedByOption }: BasicFieldsProps) {
  const words = useWords('menu')
  const { pricedBySize } = useWords('options')
  return (
    <div className="mb-5 grid gap-5 sm:grid-cols-6">
      <Field
        name="name"
        label={words.name}
        defaultValue={item?.name}
        maxLength={longestDishName}
        required
        className="sm:col-span-6"
      />
      <AmountField
        name="price"
        label={words.price}
        stored={item?.price}
        required
        readOnly={isPricedByOption}
        hint={isPricedByOption ? pricedBySize : undefined}
        className="sm:col-span-2"
      />
      <Field name="currency" label={words.currency} value="CHF" readOnly className="sm:col-span-1" />
      <Select
        name="category_id"
        label={words.category}
        defaultValue={item?.category_id ?? ''}
        required
        className="sm:col-span-3"
      >
        <option value="" disabled>
          {words.chooseCategory}
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        name="description"
        label={words.description}
        defaultValue={item?.description}
        rows={2}
        maxLength={longestDescription}
        className="sm:col-span-6"
      />
    </div>
  )
}
