import type { ReactNode } from 'react'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { ChoosingForm } from './choosing-form'

interface FilterFormProps {
  path: string
  isFiltered: boolean
  search?: ReactNode
  children?: ReactNode
}

/** A plain GET form: its fields become the address. */
export async function FilterForm({ path, isFiltered, search, children }: FilterFormProps) {
  const words = texts(await adminLanguage()).admin.shell
  const button = (
    <Button type="submit" look="plain">
      {words.search}
    </Button>
  )
  return (
    <ChoosingForm path={path} isFiltered={isFiltered}>
      {search && (
        <div className="flex grow basis-full items-end gap-2 sm:grow-0 sm:basis-auto">
          {search}
          {button}
        </div>
      )}
      {children}
      {!search && button}
      {isFiltered && (
        <Link href={path} className="inline-flex min-h-12 items-center px-2 underline underline-offset-4">
          {words.reset}
        </Link>
      )}
    </ChoosingForm>
  )
}
