import { ButtonLink } from '@/app/_ui/button'
import { shopLanguage } from '@/lib/i18n/language'
import { listGroupUses } from '@/lib/menu/options/group-uses'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { listOptionGroups } from '@/lib/menu/options/queries'
import { pageNumbers, param, savedId } from '../../_table/address'
import { List } from '../../_table/list'
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
      <List
        {...{ path, search, language }}
        query={{ wanted }}
        names={{ wanted: 'q' }}
        filters={{ wanted: { label: shell.search, is: 'search' } }}
        isEmpty={rows.length === 0}
        otherwise={words.noGroups}
        pages={{ page, pages }}
      >
        <GroupTable {...{ rows, uses, saved, language }} />
      </List>
    </PlainPage>
  )
}

function saidOf({ name, note, options }: OptionGroup): string {
  return [name[shopLanguage], note, ...options.map((option) => option.name[shopLanguage])].join(' ').toLowerCase()
}
