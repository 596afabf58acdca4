import { useState, type ReactNode } from 'react'
import { CheckField, Field, Select } from '@/app/_ui/field'
import { initialOf, itemFields, type Field as Described, type ItemField } from '@/lib/menu/items/item-fields'
import { columnName } from '@/lib/platform/database/rows'
import { textOf } from '../../../_form/save-changes'
import { placed, type FieldPlace } from '../../../_form/placed'
import { useWords } from '../../../_client/admin-words'

interface DescribedFieldsProps extends FieldPlace {
  /** Null for a new one. */
  stored: object | null
  /** Absent: of a menu item. */
  table?: Partial<Record<ItemField, Described>>
  /** The default of an optional choice. */
  otherwise?: { [Name in ItemField]?: string }
}

/** The input of a menu item's field, by its kind; typedFields() reads it. */
export function DescribedField({
  name,
  stored,
  table = {},
  otherwise = {},
  ...place
}: DescribedFieldsProps & { name: ItemField }) {
  const words = useWords('menu')
  const field: Described = table[name] ?? itemFields[name]
  const column = columnName(name)
  const initial = otherwise[name] === undefined ? initialOf(field) : null
  const value: unknown = stored ? Reflect.get(stored, column) : initial
  const hint = field.hint && words[field.hint]
  const input = { ...placed(column, place), label: words[name], hint }
  if (field.kind === 'flag' || field.kind === 'line' || field.kind === 'number')
    return <PlainControl {...input} {...{ field, value }} />
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
    <Select {...input} defaultValue={textOf(value)}>
      {otherwise[name] !== undefined && <option value="">{otherwise[name]}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  )
}

interface PlainControlProps {
  field: Extract<Described, { kind: 'flag' | 'line' | 'number' }>
  name: string
  id?: string
  label: string
  hint?: string | undefined
  value: unknown
  'data-field'?: string
}

export function PlainControl({ field, hint, value, ...input }: PlainControlProps) {
  if (field.kind === 'flag') return <CheckField {...input} defaultChecked={value === true} />
  const text = { ...input, hint, className: 'sm:col-span-2', defaultValue: textOf(value) }
  if (field.kind === 'line') return <Field {...text} maxLength={field.longest} />
  return <Field {...text} type="number" inputMode="numeric" min={field.least} max={field.most} />
}

const statements = ['unstated', 'none', 'some'] as const
type Statement = (typeof statements)[number]

interface ListFieldProps {
  name: string
  legend: string
  hint: string | undefined
  choices: { value: string; label: string }[]
  /** Null for not stated, which differs from none. */
  chosen: string[] | null
  /** "None" is a statement; leaving everything unticked is not. So the statement is asked first. */
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

interface DeclarationListProps extends DescribedFieldsProps {
  fields: readonly ItemField[]
  children: ReactNode
}

/** The declarations that the law demands. */
export function DeclarationList({ fields, children, ...described }: DeclarationListProps) {
  const isList = (name: ItemField) => ['list', 'stated', 'origins'].includes(itemFields[name].kind)
  const [lists, others] = [fields.filter(isList), fields.filter((name) => !isList(name))]
  const drawn = (names: readonly ItemField[]) =>
    names.map((name) => <DescribedField key={name} name={name} {...described} />)
  return (
    <div className="flex flex-col gap-6">
      {drawn(lists.slice(0, 1))}
      {children}
      {drawn(lists.slice(1))}
      <div className="grid gap-5 sm:grid-cols-2">{drawn(others)}</div>
    </div>
  )
}

/** Folded: most are made once and left alone. */
export function DeclarationFold({
  label,
  isOpen,
  className,
  ...list
}: DeclarationListProps & { label: string; isOpen: boolean; className: string }) {
  return (
    <details open={isOpen} className={`group rounded-card border-line border ${className}`}>
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {label}
      </summary>
      <div className="border-line border-t p-4">
        <DeclarationList {...list} />
      </div>
    </details>
  )
}
