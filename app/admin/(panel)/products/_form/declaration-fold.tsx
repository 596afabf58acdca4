import type { ReactNode } from 'react'
import { itemFields, type ItemField } from '@/lib/menu/item-fields'
import { DescribedField, type DescribedFieldsProps } from './described-field'

interface DeclarationFoldProps extends DescribedFieldsProps {
  label: string
  isOpen: boolean
  /** Those of a menu item that it has. */
  fields: readonly ItemField[]
  className: string
  /** Between the allergens and the other lists. */
  children: ReactNode
}

/** What the law asks about a dish or an option, folded: most are declared once and left alone. */
export function DeclarationFold({ label, isOpen, fields, className, children, ...described }: DeclarationFoldProps) {
  const isList = (name: ItemField) => ['list', 'stated', 'origins'].includes(itemFields[name].kind)
  const [lists, others] = [fields.filter(isList), fields.filter((name) => !isList(name))]
  const drawn = (names: readonly ItemField[]) =>
    names.map((name) => <DescribedField key={name} name={name} {...described} />)
  return (
    <details open={isOpen} className={`group rounded-card border-line border ${className}`}>
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <span aria-hidden className="transition-transform group-open:rotate-90">
          ›
        </span>
        {label}
      </summary>
      <div className="border-line flex flex-col gap-6 border-t p-4">
        {drawn(lists.slice(0, 1))}
        {children}
        {drawn(lists.slice(1))}
        <div className="grid gap-5 sm:grid-cols-2">{drawn(others)}</div>
      </div>
    </details>
  )
}
