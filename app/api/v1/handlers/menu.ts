import { Device, Staff, type Customer } from '@/lib/accounts/caller'
import { addCategory, updateCategory, deleteCategory, moveCategory } from '@/lib/menu/change-category'
import { addMenuItem, deleteMenuItem, moveMenuItem, updateMenuItem } from '@/lib/menu/items/change-menu-item'
import { importMenu, previewImport } from '@/lib/menu/json/import-menu'
import { writeJson } from '@/lib/menu/json/json'
import { readMenuFile, readMenuSheet } from '@/lib/menu/json/read-file'
import { menuFile as schema } from '@/lib/menu/json/schema'
import { readWholeMenu } from '@/lib/menu/json/whole-menu'
import { listAvailability } from '@/lib/menu/availability/list-availability'
import { attachToItems } from '@/lib/menu/options/attach-to-items'
import { findGroupPrices, setGroupPrices } from '@/lib/menu/options/group-prices'
import { findOptionGroup, listOptionGroups } from '@/lib/menu/options/queries'
import { addOptionGroup, deleteOptionGroup, updateOptionGroup } from '@/lib/menu/options/write-group'
import { changePrices, previewPrices } from '@/lib/menu/prices/change-prices'
import { findMenuItem, listCategories, listMenuItems } from '@/lib/menu/queries'
import { setAvailability, setAvailabilityOfMany, setOptionAvailability } from '@/lib/menu/availability/set-availability'
import { writeExample } from '@/lib/menu/spreadsheet/example'
import { importSheet, previewSheet } from '@/lib/menu/spreadsheet/import-sheet'
import { translate } from '@/lib/menu/translations/translate'
import { currentPartners } from '@/lib/orders/reports/dishes/sold-together'
import { found, Refusal } from '@/lib/platform/refusal'
import { calendarDayOf } from '@/lib/platform/values/time'
import type * as contract from '../contract/menu'
import type { Handlers } from '../http/handler'
import { download } from '../http/reply'
import { fromWire, toWire } from '../http/wire'

export const menu = {
  getUserCategories: () => listCategories(),
  getCategories: () => listCategories(),
  addCategory: ({ caller, form }) => addCategory(caller, { ...form.fields, image: form.files.image?.bytes }),
  updateCategory: ({ caller, params, form, expectedVersions }) =>
    updateCategory(caller, params.id, { ...form.fields, image: form.files.image?.bytes, expectedVersions }),
  deleteCategory: ({ caller, params, expectedVersions }) => deleteCategory(caller, params.id, { expectedVersions }),
  moveCategory: ({ caller, params, body, expectedVersions }) =>
    moveCategory(caller, params.id, { ...body, expectedVersions }),
  getUserMenuItems: itemsFor,
  getMenuItems: itemsFor,
  async getMenuItem({ caller, params, now }) {
    const item = found(await findMenuItem(params.id, { forStaff: caller instanceof Staff }, now))
    return { ...item, goesWith: (await currentPartners()).get(item.id) ?? [] }
  },
  listShortMenuItems: ({ now }) => listMenuItems({ forStaff: false }, now),
  getMenuAvailability: ({ now }) => listAvailability(now),
  addMenuItem: ({ caller, form, now }) => addMenuItem(caller, { ...form.fields, image: form.files.image?.bytes }, now),
  updateMenuItem: ({ caller, params, form, expectedVersions, now }) =>
    updateMenuItem(caller, params.id, { ...form.fields, image: form.files.image?.bytes, expectedVersions }, now),
  deleteMenuItem: ({ caller, params, expectedVersions, now }) =>
    deleteMenuItem(caller, params.id, { expectedVersions, now }),
  moveMenuItem: ({ caller, params, body, expectedVersions, now }) =>
    moveMenuItem(caller, params.id, { ...body, expectedVersions }, now),
  setAvailability: ({ caller, params, body, expectedVersions, now }) =>
    setAvailability(caller, params.id, { ...body, expectedVersions }, now),
  setAvailabilityOfMany: ({ caller, body, now }) => setAvailabilityOfMany(caller, body, now),
  changePrices: ({ caller, query, body, now }) => (query.dryRun ? previewPrices : changePrices)(caller, body, now),
  listOptionGroups: ({ now }) => listOptionGroups(now),
  getOptionGroup: async ({ params, now }) => found(await findOptionGroup(params.id, now)),
  addOptionGroup: ({ caller, body, now }) => addOptionGroup(caller, body, now),
  updateOptionGroup: ({ caller, params, body, expectedVersions, now }) =>
    updateOptionGroup(caller, params.id, { ...body, expectedVersions }, now),
  deleteOptionGroup: ({ caller, params, expectedVersions, now }) =>
    deleteOptionGroup(caller, params.id, { expectedVersions, now }),
  attachOptionGroup: ({ caller, params, body, now }) => attachToItems(caller, params.id, body, now),
  getOptionGroupPrices: async ({ params }) => found(await findGroupPrices(params.id)),
  setOptionGroupPrices: ({ caller, params, body, expectedVersions }) =>
    setGroupPrices(caller, params.id, { ...body, expectedVersions }),
  setOptionAvailability: ({ caller, params, body, now }) => setOptionAvailability(caller, params.id, body, now),
  async exportMenu({ now }) {
    const document = toWire(schema, await readWholeMenu()) as Parameters<typeof writeJson>[0]
    return download(await writeJson(document), `menu-${calendarDayOf(now)}.json`)
  },
  async importMenu({ caller, query, form, client, now }) {
    const { file } = form.files
    if (!file) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
    const { document, ...read } = await readMenuFile(file.bytes)
    const { remove: removes = false, menuVersion: expectedVersion, notAlcoholic } = form.fields
    const sent = fromWire(schema, document)
    const run = query.dryRun ? previewImport : importMenu
    return run(caller, { ...read, sent, removes, notAlcoholic, expectedVersion, language: client.language, now })
  },
  async importSheet({ caller, query, form, client, now }) {
    const { file } = form.files
    if (!file) throw new Refusal('invalid_fields', { fields: { file: 'required' } })
    const { onlyGood = false, menuVersion: expectedVersion, notAlcoholic, ...answers } = form.fields
    const sheet = await readMenuSheet(file.bytes, answers)
    const { items } = fromWire(schema, {
      categories: [],
      option_groups: [],
      items: sheet.dishes.map(({ entry }) => entry),
    })
    const run = query.dryRun ? previewSheet : importSheet
    return run(caller, { sheet, items, onlyGood, notAlcoholic, expectedVersion, language: client.language, now })
  },
  async exampleSheet({ query }) {
    const { name, content } = await writeExample(query.language, query.format)
    return download(content, name)
  },
  translateText: ({ caller, body, expectedVersions, now }) => translate(caller, { ...body, expectedVersions }, now),
} satisfies Handlers<typeof contract>

function itemsFor({ caller, now }: { caller: Customer | Device | null; now: Date }) {
  return listMenuItems({ forStaff: caller instanceof Staff || caller instanceof Device }, now)
}
