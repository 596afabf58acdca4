import { inWireNames } from '@/app/api/v1/http/wire'
import { ButtonLink } from '@/app/_ui/button'
import { Badge, Table } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import { openToday, type OpenDeclaration } from '@/lib/menu/declarations/list-open-declarations'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { type CategoryView, menuItemView } from '@/lib/menu/schema'
import { editedItem, type GroupChoice } from '../products/_form/edited-item'
import { ProductActions } from '../products/product-actions'

interface OpenTableProps {
  rows: OpenDeclaration[]
  items: MenuItem[]
  categories: CategoryView[]
  groups: GroupChoice[]
  language: Language
  now: Date
}

export function OpenTable({ rows, items, categories, groups, language, now }: OpenTableProps) {
  const { declarations: words, menu, shell } = texts(language).admin
  return (
    <Table
      label={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={(column) => [
        column({ label: menu.name, place: 'title', className: 'min-w-40 font-semibold' }, ({ name, available }) => (
          <>
            <span>{nameIn(name, language)}</span> {!available && <Badge tone="quiet">{words.offTitle}</Badge>}
          </>
        )),
        column({ label: words.within, place: 'under', className: 'text-sm' }, ({ groupId, within }) => (
          <>
            {groupId && <span>{`${words.option}: `}</span>}
            <span>{nameIn(within, language)}</span>
          </>
        )),
        column({ label: words.open, place: 'foot' }, (row) => <OpenBadges row={row} language={language} now={now} />),
        column({ label: shell.actions, place: 'menu' }, ({ id, name, groupId }) => {
          const item = items.find((one) => one.id === id)
          return (
            <>
              {item && (
                <ProductActions
                  item={editedItem(inWireNames(menuItemView, item))}
                  categories={categories}
                  groups={groups}
                  place={null}
                  opensAt="declaration"
                />
              )}
              {groupId && (
                <ButtonLink
                  href={`/admin/options/${groupId}`}
                  look="plain"
                  aria-label={fill(menu.editNamed, { name: nameIn(name, language) })}
                >
                  {words.edit}
                </ButtonLink>
              )}
            </>
          )
        }),
      ]}
    />
  )
}

function OpenBadges({ row, language, now }: { row: OpenDeclaration; language: Language; now: Date }) {
  const words = texts(language).admin.declarations
  const today = openToday(row, now)
  return (
    <span className="flex flex-wrap gap-1">
      {row.open.map((declaration) => (
        <Badge key={declaration} tone={today.includes(declaration) ? 'warn' : 'quiet'}>
          {today.includes(declaration) ? words.names[declaration] : `${words.names[declaration]}, ${words.later}`}
        </Badge>
      ))}
    </span>
  )
}

/** Dishes have one name, options one for each language. */
function nameIn(name: unknown, language: Language): string {
  return typeof name === 'string' ? name : ownText(localizedOf(name), language)
}
