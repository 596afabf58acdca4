import { useState } from 'react'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { initialOf, itemFields, type Field as Described, type ItemField } from '@/lib/menu/item-fields'
import { columnName } from '@/lib/platform/rows'
import { useWords } from '../../../_client/admin-words'

export interface DescribedFieldsProps {
  /** The menu item or option; null: a new one. */
  stored: object | null
  /** Before the names of its inputs, where a form has several. */
  prefix?: string
  /** Before the names of its fields in a refusal. */
  within?: string
  fieldErrors: Record<string, string>
  /** Of choices that need not be made: what counts then. */
  otherwise?: { [Name in ItemField]?: string }
}

const table: Record<ItemField, Described> = itemFields

/** What is asked about a field of a menu item, by its kind; typedFields() reads the answer. */
export function DescribedField({
  name,
  stored,
  prefix = '',
  within = '',
  fieldErrors,
  otherwise = {},
}: DescribedFieldsProps & { name: ItemField }) {
  const words = useWords('menu')
  const field = table[name]
  const column = columnName(name)
  const initial = otherwise[name] === undefined ? initialOf(field) : null
  const value: unknown = stored ? Reflect.get(stored, column) : initial
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const hint = field.hint && words[field.hint]
  const error = fieldErrors[`${within}${column}`]
  const input = { name: `${prefix}${column}`, id: `${prefix}${column}`, label: words[name], error }
  const marked = { ...input, 'data-field': `${within}${column}`, hint, defaultValue: text }
  if (field.kind === 'flag') return <CheckField {...input} defaultChecked={value === true} />
  if (field.kind === 'line') return <Field {...marked} maxLength={field.longest} className="sm:col-span-2" />
  if (field.kind === 'number')
    return <Field {...marked} type="number" inputMode="numeric" min={1} max={field.most} className="sm:col-span-2" />
  if (field.kind === 'origins') return null
  const names: Partial<Record<string, string>> = words[field.names]
  const choices = field.of.map((one) => ({ value: String(one), label: names[one] ?? '' }))
  if (field.kind !== 'choice') {
    const said = 'said' in field ? field.said : undefined
    const chosen = Array.isArray(value) ? value.map(String) : null
    const labels = said && { unstated: words[said.unstated], none: words[said.none], some: words[said.some] }
    return <ListField name={input.name} legend={words[name]} {...{ hint, choices, chosen, labels }} />
  }
  return (
    <Select {...marked}>
      {otherwise[name] !== undefined && <option value="">{otherwise[name]}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  )
}

const statements = ['unstated', 'none', 'some'] as const
type Statement = (typeof statements)[number]

interface ListFieldProps {
  name: string
  legend: string
  hint: string | undefined
  choices: { value: string; label: string }[]
  /** Null: not stated. */
  chosen: string[] | null
  /** "None" is a statement; leaving everything unticked is not. So the statement is asked for first. */
  labels: Record<Statement, string> | undefined
}

function ListField({ name, legend, hint, choices, chosen, labels }: ListFieldProps) {
  const [statement, setStatement] = useState<Statement>(statementOf(chosen))
  const isLong = choices.some(({ label }) => label.length > 40)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {labels && (
        <div className="flex flex-wrap gap-x-6">
          {statements.map((value) => (
            <label key={value} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={`${name}_statement`}
                value={value}
                checked={statement === value}
                onChange={() => setStatement(value)}
                className="accent-accent size-5"
              />
              {labels[value]}
            </label>
          ))}
        </div>
      )}
      {(!labels || statement === 'some') && (
        <div className={isLong ? '' : 'grid grid-cols-2 sm:grid-cols-3'}>
          {choices.map(({ value, label }) => (
            <CheckField
              key={value}
              name={name}
              id={`${name}-${value}`}
              value={value}
              label={label}
              defaultChecked={chosen?.includes(value)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

function statementOf(chosen: readonly string[] | null): Statement {
  if (chosen === null) return 'unstated'
  return chosen.length === 0 ? 'none' : 'some'
}
