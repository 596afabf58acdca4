import type { ReactNode } from 'react'
import { Field, Select } from '@/app/_ui/field'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'

/** What a list is searched by. */
export function SearchField({ label, value }: { label: string; value: string | undefined }) {
  return <Field name="q" label={label} type="search" defaultValue={value} className="grow sm:w-64 sm:grow-0" />
}

interface FilterSelectProps {
  name: string
  label: string
  value: string | number | undefined
  /** Instead of the usual width. */
  className?: string
  /** The options beside "all". */
  children: ReactNode
}

export async function FilterSelect({ name, label, value, className = 'sm:basis-44', children }: FilterSelectProps) {
  const { all } = texts(await adminLanguage()).admin.shell
  return (
    <Select name={name} label={label} defaultValue={value ?? ''} className={`grow basis-20 sm:grow-0 ${className}`}>
      <option value="">{all}</option>
      {children}
    </Select>
  )
}
