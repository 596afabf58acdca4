import { Device, Staff, type Customer } from '@/lib/accounts/caller'
import { addCategory, updateCategory, deleteCategory, moveCategory } from '@/lib/menu/change-category'
import { addMenuItem, updateMenuItem, deleteMenuItem, moveMenuItem } from '@/lib/menu/change-menu-item'
import { listAvailability } from '@/lib/menu/list-availability'
import { findMenuItem, listCategories, listMenuItems } from '@/lib/menu/queries'
import { setAvailability } from '@/lib/menu/set-availability'
import { Refusal } from '@/lib/platform/refusal'
import type * as contract from '../contract/menu'
import type { Handlers } from '../http/handler'

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
    const item = await findMenuItem(params.id, { forStaff: caller instanceof Staff }, now)
    if (!item) throw new Refusal('not_found')
    return item
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
} satisfies Handlers<typeof contract>

function itemsFor({ caller, now }: { caller: Customer | Device | null; now: Date }) {
  return listMenuItems({ forStaff: caller instanceof Staff || caller instanceof Device }, now)
}
