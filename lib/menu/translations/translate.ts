import type { Manager } from '@/lib/accounts/caller'
import { shopLanguage } from '@/lib/i18n/language'
import { localizedOf } from '@/lib/i18n/localized'
import type { Expected } from '@/lib/platform/database/expected-version'
import { Refusal } from '@/lib/platform/refusal'
import { changeShop } from '@/lib/shop/settings/change-shop'
import { updateShop } from '@/lib/shop/settings/update-shop'
import { updateCategory } from '@/lib/menu/change-category'
import { updateMenuItem } from '@/lib/menu/items/change-menu-item'
import { changeOption, optionGroups } from '../options/write-group'
import type { Translation } from './schema'

export type Translated = Translation & { version: number }

/** Other languages stay. The version is the owner's: an option has that of its group, a closure that of the shop. */
export async function translate(
  manager: Manager,
  { expectedVersions, ...translation }: Translation & Expected,
  now = new Date(),
): Promise<Translated> {
  const { version } = await write(manager, translation, { expectedVersions }, now)
  return { ...translation, version }
}

async function write(
  manager: Manager,
  translation: Translation,
  expected: Expected,
  now: Date,
): Promise<{ version: number }> {
  const { kind, id, language, text } = translation
  const texts = { [language]: text }
  switch (kind) {
    case 'header_note':
      return updateShop(manager, { headerNote: texts, ...expected }, { now })
    case 'closure':
      return translateClosure(manager, Number(id), { texts, ...expected })
    case 'category':
      return updateCategory(manager, id, { names: texts, ...expected })
    case 'menu_item':
      return updateMenuItem(manager, id, { names: texts, ...expected }, now)
    case 'description':
      return updateMenuItem(manager, id, { description: texts, ...expected }, now)
    case 'option_group':
      return translateGroup(manager, id, { texts, ...expected }, now)
    case 'option':
      return translateOption(manager, id, { texts, ...expected }, now)
  }
}

type Written = Expected & { texts: Partial<Record<Translation['language'], string>> }

/** Without a name in the shop's language kitchen tickets would be blank. */
function expectName(name: Written['texts']): void {
  if (!name[shopLanguage]) throw new Refusal('invalid_fields', { fields: { text: 'required' } })
}

/** Saving the closures writes each anew: an older list is refused. */
function translateClosure(manager: Manager, id: number, { texts, ...expected }: Written) {
  return changeShop(manager, expected, async (tx) => {
    const closure = await tx.closure.findUnique({ where: { id } })
    if (!closure) throw new Refusal('not_found')
    await tx.closure.update({ where: { id }, data: { note: { ...localizedOf(closure.note), ...texts } } })
  })
}

function translateGroup(manager: Manager, id: string, { texts, ...expected }: Written, now: Date) {
  return optionGroups.change(manager, { id, now, ...expected }, async (tx, before) => {
    const name = { ...before.name, ...texts }
    expectName(name)
    await tx.optionGroup.update({ where: { id }, data: { name } })
  })
}

function translateOption(manager: Manager, id: string, { texts, ...expected }: Written, now: Date) {
  return changeOption(manager, id, { now, ...expected }, async (tx, option) => {
    const name = { ...option.name, ...texts }
    expectName(name)
    await tx.option.update({ where: { id }, data: { name } })
  })
}
