import { useTransition } from 'react'
import { Button } from '@/app/_ui/button'
import { mostOptionsOfGroup } from '@/lib/menu/limits'
import { placeIn, type Step } from '@/app/admin/_table/address'
import { useWords } from '../../../_client/admin-words'
import { ListError } from '../../../_form/edit-form'
import { OptionFields, type useOptionRows } from './option-fields'
import type { OptionView, SentGroup } from './sent-group'
import type { SizeGroup } from './size-choice'

interface OptionListProps {
  list: ReturnType<typeof useOptionRows<OptionView>>
  typed: SentGroup
  sizes: SizeGroup[]
}

export function OptionList({ list, typed, sizes }: OptionListProps) {
  const words = useWords('options')
  // A dropped row returns to its place only when the others have made room.
  const [isRefreshing, startTransition] = useTransition()
  const { rows, add, remove, change } = list

  async function move(id: string, step: Step | null) {
    if (!step) return false
    startTransition(() => list.move(id, step.beforeId))
    return true
  }

  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-lg font-semibold">{words.optionsTitle}</legend>
      <ol className="divide-line border-line divide-y border-y">
        {rows.map((row, index) => (
          <OptionFields
            key={row.id}
            row={row}
            place={placeIn(rows, index)}
            name={typed.options[index]?.name || words.unnamed}
            sizes={sizes}
            isRefreshing={isRefreshing}
            move={(step) => move(row.id, step)}
            setState={(state) => change(row.id, state)}
            remove={() => remove(row.id)}
          />
        ))}
      </ol>
      <ListError of="options" className="mt-2 text-sm" />
      {rows.length < mostOptionsOfGroup && (
        <Button look="plain" className="mt-3" onClick={add}>
          {words.addOption}
        </Button>
      )}
    </fieldset>
  )
}
