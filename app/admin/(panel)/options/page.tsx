import type { Metadata } from 'next'
import { ButtonLink } from '@/app/_ui/button'
import { shopLanguage } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { listGroupUses } from '@/lib/menu/options/group-uses'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { admitManager } from '../../_guard'
import { adminLanguage } from '../../_language'
import { pageNumbers, param } from '../../_table/address'
import { FilterForm, SearchField, NothingFound } from '../../_table/filter-form'
import { Pager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { StaffMayNot } from '../../_ui/staff-may-not'
import { GroupTable } from './group-table'

const path = '/admin/options'
const pageSize = 25

export async function generateMetadata(): Promise<Metadata> {
  return { title: texts(await adminLanguage()).admin.options.title }
}

export default async function OptionsPage({ searchParams }: PageProps<'/admin/options'>) {
  if (!(await admitManager(path))) return <StaffMayNot />
  const [search, language, groups] = await Promise.all([searchParams, adminLanguage(), listOptionGroups()])
  const { options: words, shell } = texts(language).admin
  const wanted = param(search, 'q')
  const found = groups.filter((group) => saidOf(group).includes(wanted.toLowerCase()))
  const { rows, page, pages } = pageNumbers(found, search, pageSize)
  const uses = await listGroupUses(rows.map(({ id }) => id))
  return (
    <PlainPage title={words.title} actions={<ButtonLink href={`${path}/new`}>{words.add}</ButtonLink>}>
      <FilterForm path={path} isFiltered={wanted !== ''} search={<SearchField label={shell.search} value={wanted} />} />
      {rows.length === 0 && <NothingFound {...{ path, language }} terms={[wanted]} otherwise={words.noGroups} />}
      {rows.length > 0 && <GroupTable {...{ rows, uses, language }} />}
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

/** What a group is found by: its name, the owner's note, and its options. */
function saidOf({ name, note, options }: OptionGroup): string {
  return [name[shopLanguage], note, ...options.map((option) => option.name[shopLanguage])].join(' ').toLowerCase()
}
