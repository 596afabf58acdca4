import { Device, Staff, type Customer } from '@/lib/accounts/caller'
import { addCategory } from '@/lib/menu/add-category'
import { addMenuItem } from '@/lib/menu/add-menu-item'
import { deleteCategory } from '@/lib/menu/delete-category'
import { deleteMenuItem } from '@/lib/menu/delete-menu-item'
import { moveCategory } from '@/lib/menu/move-category'
import { moveMenuItem } from '@/lib/menu/move-menu-item'
import { listCategories, listMenuItems } from '@/lib/menu/queries'
import { setAvailability } from '@/lib/menu/set-availability'
import { updateCategory } from '@/lib/menu/update-category'
import { updateMenuItem } from '@/lib/menu/update-menu-item'
import type * as contract from '../contract/menu'
import type { Handlers } from '../http/handler'

export const menu = {
  getUserCategories: () => listCategories(),
  getCategories: () => listCategories(),
  addCategory: ({ caller, form }) => addCategory(caller, { ...form.fields, image: form.files.image?.bytes }),
  updateCategory: ({ caller, params, form }) =>
    updateCategory(caller, params.id, { ...form.fields, image: form.files.image?.bytes }),
  deleteCategory: ({ caller, params }) => deleteCategory(caller, params.id),
  moveCategory: ({ caller, params, body }) => moveCategory(caller, params.id, body),
  getUserMenuItems: itemsFor,
  getMenuItems: itemsFor,
  addMenuItem: ({ caller, form, now }) => addMenuItem(caller, { ...form.fields, image: form.files.image?.bytes }, now),
  updateMenuItem: ({ caller, params, form, now }) =>
    updateMenuItem(caller, params.id, { ...form.fields, image: form.files.image?.bytes }, now),
  deleteMenuItem: ({ caller, params, now }) => deleteMenuItem(caller, params.id, now),
  moveMenuItem: ({ caller, params, body, now }) => moveMenuItem(caller, params.id, body, now),
  setAvailability: ({ caller, params, body, now }) => setAvailability(caller, params.id, body, now),
} satisfies Handlers<typeof contract>

function itemsFor({ caller, now }: { caller: Customer | Device | null; now: Date }) {
  return listMenuItems({ forStaff: caller instanceof Staff || caller instanceof Device }, now)
}
