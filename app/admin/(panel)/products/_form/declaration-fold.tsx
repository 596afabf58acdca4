import { type ReactNode, useState } from 'react'
import { Field, Select, CheckField } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { mostVolumeMl, minimumAges, vatClasses, type Allergen, type VatClass, allergens } from '@/lib/menu/limits'
import { useWords } from '../../../_client/admin-words'
import { MethodFields, type DeclaredMethods } from './method-fields'
import { StatementChoice, statementOf } from './origin-fields'
import { vatClassInWords } from './shown-field'

interface DeclarationFoldProps {
  label: string
  isOpen: boolean
  declared:
    | ({ allergens: readonly Allergen[] | null; vat_class: VatClass | null; minimum_age: number } & DeclaredMethods)
    | null
  /** Before the names of its inputs, where a form has several. */
  prefix?: string
  /** What counts where no VAT class is chosen; absent: one must be. */
  vatElse?: string
  /** As the shop names the volume in a refusal. */
  volumeField: string
  volumeError: string | undefined
  className: string
  /** Between the allergens and what is chosen from lists. */
  children: ReactNode
}

/** What the law asks about a dish or an option, folded: most are declared once and left alone. */
export function DeclarationFold({
  label,
  isOpen,
  declared,
  prefix = '',
  vatElse,
  volumeField,
  volumeError,
  className,
  children,
}: DeclarationFoldProps) {
  const words = useWords('menu')
  return (
    <details open={isOpen} className={`group rounded-card border-line border ${className}`}>
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {label}
      </summary>
      <div className="border-line flex flex-col gap-6 border-t p-4">
        <AllergenFields declared={declared?.allergens ?? null} prefix={prefix} />
        {children}
        <MethodFields declared={declared} prefix={prefix} />
        <div className="grid gap-5 sm:grid-cols-2">
          <VolumeField declared={declared} {...{ prefix, volumeField, volumeError }} />
          <Select
            name={`${prefix}vat_class`}
            label={words.vatClass}
            defaultValue={declared?.vat_class ?? (vatElse === undefined ? 'reduced' : '')}
          >
            {vatElse !== undefined && <option value="">{vatElse}</option>}
            {vatClasses.map((vatClass) => (
              <option key={vatClass} value={vatClass}>
                {vatClassInWords(vatClass, words)}
              </option>
            ))}
          </Select>
          <Select
            name={`${prefix}minimum_age`}
            label={words.minimumAge}
            defaultValue={String(declared?.minimum_age ?? 0)}
          >
            {minimumAges.map((years) => (
              <option key={years} value={years}>
                {years === 0 ? words.minimumAgeNone : fill(words.minimumAgeYears, { years })}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </details>
  )
}

function VolumeField({
  declared,
  prefix = '',
  volumeField,
  volumeError,
}: Pick<DeclarationFoldProps, 'declared' | 'prefix' | 'volumeField' | 'volumeError'>) {
  const words = useWords('menu')
  return (
    <Field
      name={`${prefix}volume_ml`}
      id={`${prefix}volume_ml`}
      data-field={volumeField}
      label={words.volume}
      hint={words.volumeHint}
      type="number"
      inputMode="numeric"
      min={1}
      max={mostVolumeMl}
      defaultValue={declared?.volume_ml ?? ''}
      error={volumeError}
      className="sm:col-span-2"
    />
  )
}

interface AllergenFieldsProps {
  declared: readonly Allergen[] | null
  /** Before the names of its inputs, where a form has several of them. */
  prefix?: string
}

function AllergenFields({ declared, prefix = '' }: AllergenFieldsProps) {
  const words = useWords('menu')
  const [statement, setStatement] = useState(statementOf(declared))
  const labels = { unstated: words.allergensUnstated, none: words.allergensNone, some: words.allergensSome }
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.allergens}</legend>
      <StatementChoice
        name={`${prefix}allergen_statement`}
        chosen={statement}
        labels={labels}
        onChange={setStatement}
      />
      {statement === 'some' && (
        <div className="mt-1 grid grid-cols-2 sm:grid-cols-3">
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              name={`${prefix}allergen`}
              id={`${prefix}allergen-${allergen}`}
              value={allergen}
              label={words.allergenNames[allergen]}
              defaultChecked={declared?.includes(allergen)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
