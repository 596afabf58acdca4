import { asAnswered } from '@/app/api/v1/http/wire'
import { ButtonLink } from '@/app/_ui/button'
import { Badge, Row, Table, Td, Th } from '@/app/_ui/table'
import { fill } from '@/lib/i18n/fill'
import type { Language } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/text-fields'
import { texts } from '@/lib/i18n/texts'
import { openToday, type OpenDeclaration } from '@/lib/menu/list-open-declarations'
import type { MenuItem } from '@/lib/menu/menu-item'
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
  const head = (
    <>
      <Th>{menu.name}</Th>
      <Th>{words.within}</Th>
      <Th>{words.open}</Th>
      <Th isNumber>{shell.actions}</Th>
    </>
  )
  return (
    <Table label={words.title} head={head}>
      {rows.map((row) => {
        const item = items.find(({ id }) => id === row.id)
        const name = nameIn(row.name, language)
        return (
          <Row key={row.id}>
            <Td place="title" className="min-w-40 font-semibold">
              {name} {!row.available && <Badge tone="quiet">{words.offTitle}</Badge>}
            </Td>
            <Td place="under" className="text-sm">
              {row.groupId && `${words.option}: `}
              {nameIn(row.within, language)}
            </Td>
            <Td place="foot">
              <OpenBadges row={row} language={language} now={now} />
            </Td>
            <Td place="menu">
              {item && (
                <ProductActions
                  item={editedItem(asAnswered(menuItemView, item))}
                  categories={categories}
                  groups={groups}
                  place={null}
                  opensAt="declaration"
                />
              )}
              {row.groupId && (
                <ButtonLink
                  href={`/admin/options/${row.groupId}`}
                  look="plain"
                  aria-label={fill(menu.editNamed, { name })}
                >
                  {words.edit}
                </ButtonLink>
              )}
            </Td>
          </Row>
        )
      })}
    </Table>
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
