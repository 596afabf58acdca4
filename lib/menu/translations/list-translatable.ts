import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import { storedNames } from '@/lib/i18n/name-in'
import { ownText } from '@/lib/i18n/text-fields'
import { oncePerGeneration } from '@/lib/platform/requests/cache'
import { db } from '@/lib/platform/database/db'
import { fromDateColumn } from '@/lib/platform/values/time'
import { currentShop } from '@/lib/shop/queries'
import { inOrder } from '../edit-menu'
import { isName, type Translatable, untranslatedIn } from './untranslated'

export async function listTranslatable(): Promise<Translatable[]> {
  const [ofShop, ofCategories, ofItems, ofGroups] = await Promise.all([
    listNotes(),
    listCategoryNames(),
    listItemTexts(),
    listGroupTexts(),
  ])
  return [
    ...ofShop,
    ...ofItems.filter(({ kind }) => kind === 'description'),
    ...ofGroups,
    ...ofCategories,
    ...ofItems.filter(({ kind }) => kind === 'menu_item'),
  ]
}

async function listNotes(): Promise<Translatable[]> {
  const [shop, closures] = await Promise.all([
    db().shop.findUnique({ where: { id: 1 }, select: { headerNote: true, version: true } }),
    db().closure.findMany({ orderBy: [{ firstDay: 'asc' }, { id: 'asc' }] }),
  ])
  if (!shop) return []
  const { version } = shop
  return [
    { kind: 'header_note', id: '1', of: '', texts: localizedOf(shop.headerNote), version },
    ...closures.map(({ id, firstDay, note }): Translatable => {
      return { kind: 'closure', id: String(id), of: fromDateColumn(firstDay), texts: localizedOf(note), version }
    }),
  ]
}

async function listCategoryNames(): Promise<Translatable[]> {
  const select = { id: true, name: true, names: true, version: true } as const
  const categories = await db().category.findMany({ orderBy: inOrder, select })
  return categories.map((row) => ({ ...named(row), kind: 'category', of: '' }))
}

async function listItemTexts(): Promise<Translatable[]> {
  const category = { select: { name: true } } as const
  const select = { id: true, name: true, names: true, description: true, version: true, category } as const
  const items = await db().menuItem.findMany({ orderBy: inOrder, select })
  return items.flatMap((row): Translatable[] => [
    { ...named(row), kind: 'menu_item', of: row.category.name },
    { kind: 'description', id: row.id, of: row.name, texts: localizedOf(row.description), version: row.version },
  ])
}

async function listGroupTexts(): Promise<Translatable[]> {
  const options = { select: { id: true, name: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } as const
  const groups = await db().optionGroup.findMany({
    select: { id: true, name: true, version: true, options: { ...options, orderBy: [...options.orderBy] } },
    orderBy: { id: 'asc' },
  })
  return groups.flatMap(({ version, ...group }): Translatable[] => {
    const of = ownText(localizedOf(group.name), shopLanguage)
    return [
      { kind: 'option_group', id: group.id, of: '', texts: localizedOf(group.name), version },
      ...group.options.map(({ id, name }): Translatable => {
        return { kind: 'option', id, of, texts: localizedOf(name), version }
      }),
    ]
  })
}

/** A name stands for every language without one of its own. */
function named({ id, name, names, version }: { id: string; name: string; names: unknown; version: number }) {
  return { id, texts: { [shopLanguage]: name, ...storedNames(names) }, version }
}

/** Each text counts for every offered language that it lacks. Cached until menu or settings change. */
export const countUntranslated = oncePerGeneration(async (): Promise<number> => {
  const [{ languages }, all] = await Promise.all([currentShop(), listTranslatable()])
  const texts = all.filter((text) => !isName(text))
  return languages.reduce((sum, language) => sum + untranslatedIn(texts, language).length, 0)
})
