import { Field, Select } from '@/app/_ui/field'
import { mostUnits } from '@/lib/menu/limits'
import type { OptionGroupView } from '@/lib/menu/options/schema'
import { useWords } from '../../../_client/admin-words'
import { ruleInWords } from '../rule-in-words'
import type { SentGroup } from './sent-group'

interface RuleFieldsProps {
  group: OptionGroupView | null
  typed: SentGroup
}

export function RuleFields({ group, typed }: RuleFieldsProps) {
  const words = useWords('options')
  const number = { type: 'number', inputMode: 'numeric', step: 1, max: mostUnits } as const
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 text-lg font-semibold">{words.ruleTitle}</legend>
      <Select
        name="pricing"
        label={words.pricing}
        defaultValue={group?.pricing ?? 'add'}
        hint={typed.pricing === 'base' ? words.baseHint : undefined}
        className="mb-4"
      >
        <option value="add">{words.pricingAdd}</option>
        <option value="base">{words.pricingBase}</option>
      </Select>
      {typed.pricing === 'add' && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <Field
            {...number}
            name="min_units"
            label={words.minUnits}
            min={0}
            required
            defaultValue={group?.min_units ?? 0}
          />
          <Field
            {...number}
            name="max_units"
            label={words.maxUnits}
            hint={words.maxUnitsHint}
            min={1}
            defaultValue={group?.max_units ?? ''}
          />
          <Field
            {...number}
            name="max_each"
            label={words.maxEach}
            min={1}
            required
            defaultValue={group?.max_each ?? 1}
          />
          <Field
            {...number}
            name="free_units"
            label={words.freeUnits}
            hint={words.freeUnitsHint}
            min={0}
            required
            defaultValue={group?.free_units ?? 0}
          />
        </div>
      )}
      <p className="mt-3">
        {words.rule}: <strong>{ruleInWords(typed, words)}</strong>
      </p>
    </fieldset>
  )
}
