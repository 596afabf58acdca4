import { z } from 'zod'
import { ButtonLink } from '@/app/_ui/button'
import { Link } from '@/app/_ui/link'
import { EmptyState } from '@/app/_ui/table'
import { inWireNames } from '@/app/api/v1/http/wire'
import { counted } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listOpenDeclarations, type OpenDeclaration } from '@/lib/menu/declarations/list-open-declarations'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { categoryView } from '@/lib/menu/schema'
import { currentShop } from '@/lib/shop/queries'
import { pageNumbers, listHref, param, type Search } from '../../_table/address'
import { Pager } from '../../_table/pager'
import { KitchenHours } from '../../_client/admin-words'
import { PlainPage } from '../../_ui/plain-page'
import { groupChoice } from '../products/_form/edited-item'
import { OpenTable } from './open-table'
import { staffMetadata, staffPage, type View } from '../../_page'
import { type Declaration, declarations, doMethodsCount } from '@/lib/menu/declarations/declaration'

const pageSize = 25

export const generateMetadata = staffMetadata('declarations')

export default staffPage('declarations', DeclarationsPage, { clientWords: ['menu', 'options', 'pictures'] })

async function DeclarationsPage({ caller, language, path, search, admin }: View<'declarations'>) {
  const now = new Date()
  const [shop, categories, groups] = await Promise.all([currentShop(), listCategories(), listOptionGroups()])
  const open = await listOpenDeclarations(caller, shop, now)
  const wanted = declarationOf(search)
  const matching = open.filter((one) => wanted === null || one.open.includes(wanted))
  const { rows, page, pages } = pageNumbers(matching, search, pageSize)
  const items = await listMenuItems({ forStaff: true, ids: rows.map(({ id }) => id) }, now)
  const words = admin.declarations
  const sheet = <ButtonLink href={`${path}/sheet`}>{words.sheet}</ButtonLink>
  return (
    <KitchenHours hours={shop.hours}>
      <PlainPage title={words.title} actions={sheet}>
        <p className="mb-3 max-w-prose">{words.lead}</p>
        <OnlyDeclared open={open} isOn={shop.sellOnlyDeclared} language={language} />
        <DeclarationFilter {...{ path, search, open, wanted, now, language }} />
        {rows.length === 0 ? (
          <EmptyState>{words.nothingOpen}</EmptyState>
        ) : (
          <OpenTable
            {...{ rows, items, language, now }}
            categories={inWireNames(z.array(categoryView), categories)}
            groups={groups.map(groupChoice)}
          />
        )}
        <Pager path={path} search={search} page={page} pages={pages} />
      </PlainPage>
    </KitchenHours>
  )
}

interface OnlyDeclaredProps {
  open: OpenDeclaration[]
  isOn: boolean
  language: Language
}

function OnlyDeclared({ open, isOn, language }: OnlyDeclaredProps) {
  const words = texts(language).admin.declarations
  const count = open.filter(({ available, missing }) => available && missing.length > 0).length
  return (
    <p className="rounded-card bg-ground-2 mb-5 px-5 py-3">
      <span>{isOn ? words.sellingOnly : words.sellingAll}</span>{' '}
      <strong>{count > 0 && counted(isOn ? words.keptOff : words.wouldLeave, count, language)}</strong>{' '}
      <Link href="/admin/settings/statements" className="underline underline-offset-4">
        {words.toSettings}
      </Link>
    </p>
  )
}

interface DeclarationFilterProps {
  path: string
  search: Search
  open: OpenDeclaration[]
  /** Null for all. */
  wanted: Declaration | null
  now: Date
  language: Language
}

function DeclarationFilter({ path, search, open, wanted, now, language }: DeclarationFilterProps) {
  const words = texts(language).admin.declarations
  const isLater = (declaration: Declaration) => declaration === 'methods' && !doMethodsCount(now)
  const entries = [
    { of: null, name: words.all, count: open.length },
    ...declarations.map((of) => ({
      of,
      name: isLater(of) ? `${words.names[of]} (${words.later})` : words.names[of],
      count: open.filter((one) => one.open.includes(of)).length,
    })),
  ]
  return (
    <ul className="mb-4 flex flex-wrap gap-1">
      {entries.map(({ of, name, count }) => (
        <li key={name}>
          <Link
            href={listHref(path, search, { missing: of, page: null })}
            aria-current={of === wanted ? 'true' : undefined}
            className="row-control aria-[current]:bg-ink aria-[current]:text-paper whitespace-normal"
          >
            {`${name}: ${count}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function declarationOf(search: Search): Declaration | null {
  return declarations.find((known) => known === param(search, 'missing')) ?? null
}
