import Form from 'next/form'
import type { ReactNode } from 'react'
import { Button } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'

/** Filters are a plain form: its fields become the address. */
export async function FilterForm({
  path,
  isFiltered,
  children,
}: {
  path: string
  isFiltered: boolean
  children: ReactNode
}) {
  const words = texts(await adminLanguage()).admin.shell
  return (
    <Form action={path} role="search" prefetch={false} className="mb-5 flex flex-wrap items-end gap-3">
      {children}
      <Button type="submit" look="plain">
        {words.search}
      </Button>
      {isFiltered && (
        <Link href={path} className="inline-flex min-h-12 items-center px-2 underline underline-offset-4">
          {words.reset}
        </Link>
      )}
    </Form>
  )
}
