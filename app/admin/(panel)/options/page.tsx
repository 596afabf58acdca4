import { ButtonLink } from '@/app/_ui/button'
import { shopLanguage } from '@/lib/i18n/language'
import { listGroupUses } from '@/lib/menu/options/group-uses'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { pageNumbers, param, savedId } from '../../_table/address'
import { FilterForm, SearchField, NothingFound } from '../../_table/filter-form'
import { Pager } from '../../_table/pager'
import { PlainPage } from '../../_ui/plain-page'
import { GroupTable } from './group-table'
import { staffMetadata, staffPage, type View } from '../../_page'

const pageSize = 25

export const generateMetadata = staffMetadata('options')

export default staffPage('options', OptionsPage, { clientWords: ['menu', 'options'] })

async function OptionsPage({ language, path, search, admin }: View<'options'>) {
  const groups = await listOptionGroups()
  const { options: words, shell } = admin
  const wanted = param(search, 'q')
  const saved = savedId(search)
  const found = groups.filter((group) => group.id === saved || saidOf(group).includes(wanted.toLowerCase()))
  const { rows, page, pages } = pageNumbers(found, search, pageSize)
  const uses = await listGroupUses(rows.map(({ id }) => id))
  return (
    <PlainPage title={words.title} actions={<ButtonLink href={`${path}/new`}>{words.add}</ButtonLink>}>
      <FilterForm path={path} isFiltered={wanted !== ''} search={<SearchField label={shell.search} value={wanted} />} />
      {rows.length === 0 && <NothingFound {...{ path, language }} terms={[wanted]} otherwise={words.noGroups} />}
      {rows.length > 0 && <GroupTable {...{ rows, uses, saved, language }} />}
      <Pager path={path} search={search} page={page} pages={pages} />
    </PlainPage>
  )
}

function saidOf({ name, note, options }: OptionGroup): string {
  return [name[shopLanguage], note, ...options.map((option) => option.name[shopLanguage])].join(' ').toLowerCase()
}
