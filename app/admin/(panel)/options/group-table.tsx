import { inWireNames } from '@/app/api/v1/http/wire'
import { Link } from '@/app/_ui/link'
import { Badge, Table } from '@/app/_ui/table'
import { counted } from '@/lib/i18n/fill'
import { shopLanguage, type Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
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
  const { options: words, menu, shell } = texts(language).admin
  const lines = rows.map((group) => ({ ...group, view: inWireNames(optionGroupView, group), use: uses.get(group.id) }))
  return (
    <Table
      label={words.title}
      rows={lines}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: words.group, place: 'title', className: 'min-w-48' }, ({ id, view, note, options }) => (
          <>
            <Link href={`/admin/options/${id}`} className="row-control -ml-2.5 whitespace-normal">
              {view.name}
            </Link>
            {id === saved && <SavedMark />}
            <span className="text-ink-soft block text-sm wrap-anywhere">
              {[note, options.map(({ name }) => name[shopLanguage]).join(', ')].filter(Boolean).join(' · ')}
            </span>
          </>
        )),
        column({ label: words.rule, place: 'under', className: 'text-sm' }, ({ view }) => ruleInWords(view, words)),
        column({ label: words.usedBy, place: 'foot', className: 'text-sm whitespace-nowrap' }, ({ use }) =>
          use ? counted(menu.dishCount, use.count, language) : words.unused,
        ),
        column({ label: words.goneNow, place: 'foot-end' }, ({ options }) => <Gone options={options} words={words} />),
        column({ label: shell.actions, place: 'menu' }, ({ view: { id, name, version }, use }) => (
          <GroupActions group={{ id, name, version }} usedBy={use?.names ?? []} />
        )),
      ]}
    />
  )
}

function Gone({ options, words }: Pick<OptionGroup, 'options'> & { words: AdminTexts['options'] }) {
  const gone = options.filter(({ soldOut, available }) => soldOut || !available)
  return (
    <span className="flex flex-wrap gap-1">
      {gone.map(({ id, name, available }) => (
        <Badge key={id} tone={available ? 'bad' : 'quiet'}>
          {`${name[shopLanguage]}: ${available ? words.isSoldOut : words.isOff}`}
        </Badge>
      ))}
    </span>
  )
}
