import type { Metadata } from 'next'
import { Link } from '@/app/_ui/link'
import { fill } from '@/lib/i18n/fill'
import { formatShortDate } from '@/lib/i18n/format'
import { languageFacts } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { currentMenu } from '@/lib/menu/current-menu'
import { currentShop } from '@/lib/shop/current-shop'
import { PrintButton } from '../../../(panel)/report/print-button'
import { admitManager } from '../../../_guard'
import { adminLanguage } from '../../../_language'
import { listHref, param } from '../../../_table/address'
import { StaffMayNot } from '../../../_ui/staff-may-not'
import { SheetCategory } from './sheet-category'

const path = '/admin/declarations/sheet'

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.declarations.sheetTitle }
}

/** What lies on the counter: the menu as guests see it at this moment, in one of the shop's languages or in all. */
export default async function SheetPage({ searchParams }: PageProps<'/admin/declarations/sheet'>) {
  if (!(await admitManager(path))) return <StaffMayNot />
  const [search, language, shop, menu] = await Promise.all([
    searchParams,
    adminLanguage(),
    currentShop(),
    currentMenu(),
  ])
  const words = texts(language).admin.declarations
  const wanted = shop.languages.filter((offered) => offered === param(search, 'language'))
  const languages = wanted.length > 0 ? wanted : shop.languages
  const chosen = wanted[0] ?? null
  return (
    <main className="bg-card mx-auto max-w-[210mm] p-6 text-sm print:max-w-none print:p-0">
      <div className="screen-only mb-4 flex flex-wrap items-center gap-2">
        <Link href="/admin/declarations" className="row-control">
          {words.back}
        </Link>
        {[null, ...shop.languages].map((one) => (
          <Link
            key={one}
            href={listHref(path, search, { language: one })}
            aria-current={one === chosen ? 'true' : undefined}
            className="row-control aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {one === null ? words.allLanguages : languageFacts[one].name}
          </Link>
        ))}
        <PrintButton label={words.print} />
      </div>
      <h1 className="text-xl">{languages.map((one) => texts(one).admin.declarations.sheetTitle).join(' · ')}</h1>
      <p className="mb-4">
        {shop.name}, {fill(words.printed, { day: formatShortDate(new Date(), language) })}
      </p>
      {menu.categories.map((category) => (
        <SheetCategory key={category.id} category={category} languages={languages} phone={shop.phone} />
      ))}
    </main>
  )
}
