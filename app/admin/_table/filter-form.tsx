import Form from 'next/form'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { texts } from '@/lib/i18n/texts'
import { adminLanguage } from '../_language'
import { buttonClass } from '../_ui/button'

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
      <button type="submit" className={buttonClass()}>
        {words.search}
      </button>
      {isFiltered && (
        <Link
          href={path}
          prefetch={false}
          className="inline-flex min-h-12 items-center px-2 underline underline-offset-4"
        >
          {words.reset}
        </Link>
      )}
    </Form>
  )
}
