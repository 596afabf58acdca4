import type { Metadata } from 'next'
import { z } from 'zod'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { asAnswered } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listOpenDeclarations, type OpenDeclaration } from '@/lib/menu/list-open-declarations'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/queries'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { pageNumbers } from '../../_table/address'
import { Pager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { groupChoice } from '../products/_form/group-choice'
import { DeclarationFilter, declarationOf } from './declaration-filter'
import { OpenTable } from './open-table'

const path = '/admin/declarations'
const pageSize = 25

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.declarations.title }
}

export default async function DeclarationsPage({ searchParams }: PageProps<'/admin/declarations'>) {
  const manager = await admitManager(path)
  if (!manager) return <StaffMayNot />
  const now = new Date()
  const [search, language, shop, categories, groups] = await Promise.all([
    searchParams,
    adminLanguage(),
    currentShop(),
    listCategories(),
    listOptionGroups(),
  ])
  const open = await listOpenDeclarations(manager, shop, now)
  const wanted = declarationOf(search)
  const matching = open.filter((one) => wanted === null || one.open.includes(wanted))
  const { rows, page, pages } = pageNumbers(matching, search, pageSize)
  const items = await listMenuItems({ forStaff: true, ids: rows.map(({ id }) => id) }, now)
  const words = texts(language).admin.declarations
  const sheet = <ButtonLink href={`${path}/sheet`}>{words.sheet}</ButtonLink>
  return (
    <PlainPage title={words.title} actions={sheet}>
      <p className="mb-3 max-w-prose">{words.lead}</p>
      <OnlyDeclared open={open} isOn={shop.sellOnlyDeclared} language={language} />
      <DeclarationFilter {...{ path, search, open, wanted, now, language }} />
      {rows.length === 0 ? (
        <EmptyState>{words.nothingOpen}</EmptyState>
      ) : (
        <OpenTable
          {...{ rows, items, language, now }}
          categories={asAnswered(z.array(categoryView), categories)}
          groups={groups.map(groupChoice)}
        />
      )}
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

interface OnlyDeclaredProps {
  open: OpenDeclaration[]
  /** Whether only declared dishes are sold. */
  isOn: boolean
  language: Language
}

/** What the setting does today, or would do. */
function OnlyDeclared({ open, isOn, language }: OnlyDeclaredProps) {
  const words = texts(language).admin.declarations
  const count = open.filter(({ available, missing }) => available && missing.length > 0).length
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      {isOn ? words.sellingOnly : words.sellingAll}{' '}
      <strong>{count > 0 && counted(isOn ? words.keptOff : words.wouldLeave, count, language)}</strong>{' '}
      <Link href="/admin/settings" className="underline underline-offset-4">
        {words.toSettings}
      </Link>
    </p>
  )
}
