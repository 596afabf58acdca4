import { asAnswered } from '@/app/api/v1/http/wire'
import { Link } from '@/app/_ui/link'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { counted } from '@/lib/i18n/fill'
import { shopLanguage, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { GroupUse } from '@/lib/menu/options/group-uses'
import type { OptionGroup } from '@/lib/menu/options/option-group'
import { optionGroupView } from '@/lib/menu/options/schema'
import { SavedMark } from '../../_table/saved-mark'
import { GroupActions } from './group-actions'
import { ruleInWords } from './rule-in-words'

interface GroupTableProps {
  rows: OptionGroup[]
  uses: ReadonlyMap<string, GroupUse>
  /** The id of the one that was just saved. */
  saved: string
  language: Language
}

export function GroupTable({ rows, uses, saved, language }: GroupTableProps) {
  const { options: words, shell } = texts(language).admin
  const head = (
    <>
      <Th>{words.group}</Th>
      <Th>{words.rule}</Th>
      <Th>{words.usedBy}</Th>
      <Th>{words.goneNow}</Th>
      <Th isNumber>{shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.title} head={head}>
      {rows.map((group) => (
        <GroupLine
          key={group.id}
          group={group}
          use={uses.get(group.id)}
          isSaved={group.id === saved}
          language={language}
        />
      ))}
    </Table>
  )
}

interface GroupLineProps {
  group: OptionGroup
  use: GroupUse | undefined
  isSaved: boolean
  language: Language
}

function GroupLine({ group, use, isSaved, language }: GroupLineProps) {
  const { options: words, menu } = texts(language).admin
  const view = asAnswered(optionGroupView, group)
  const names = group.options.map((option) => option.name[shopLanguage])
  const gone = group.options.filter((option) => option.soldOut || !option.available)
  return (
    <Row>
      <Td place="title" className="min-w-48">
        <Link href={`/admin/options/${group.id}`} className="row-control -ml-2.5 whitespace-normal">
          {view.name}
        </Link>
        {isSaved && <SavedMark />}
        <span className="text-ink-soft block text-sm wrap-anywhere">
          {[group.note, names.join(', ')].filter(Boolean).join(' · ')}
        </span>
      </Td>
      <Td place="under" className="text-sm">
        {ruleInWords(view, words)}
      </Td>
      <Td place="foot" className="text-sm whitespace-nowrap">
        {use ? counted(menu.dishCount, use.count, language) : words.unused}
      </Td>
      <Td place="foot-end">
        <span className="flex flex-wrap gap-1">
          {gone.map(({ id, name, available }) => (
            <Badge key={id} tone={available ? 'bad' : 'quiet'}>
              {name[shopLanguage]}: {available ? words.isSoldOut : words.isOff}
            </Badge>
          ))}
        </span>
      </Td>
      <Td place="menu">
        <GroupActions group={{ id: view.id, name: view.name, version: view.version }} usedBy={use?.names ?? []} />
      </Td>
    </Row>
  )
}
