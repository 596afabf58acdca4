import { z } from 'zod'
import {
  availability,
  categoryChanges,
  categoryForm,
  menuItemChanges,
  menuItemForm,
  newPlace,
} from '@/lib/menu/form-schema'
import { categoryView, menuItemView } from '@/lib/menu/schema'
import { menuAvailability, shortMenuItem } from '@/lib/menu/short-views'
import { lastChange } from '@/lib/platform/version'
import { categoryPictureLimit, menuItemPictureLimit } from '@/lib/menu/limits'
import { operation } from '../http/operation'

const params = z.object({ id: z.guid() })
const deleted = z.object({ id: z.guid() })
const categoryPicture = { image: { maxBytes: categoryPictureLimit, tooLarge: 'category_image_too_large' } } as const
const menuItemPicture = { image: { maxBytes: menuItemPictureLimit, tooLarge: 'dish_image_too_large' } } as const

// What has changed in the meantime, for a form to show beside what was typed.
const currentCategory = categoryView.extend(lastChange)
const currentMenuItem = menuItemView.extend(lastChange)

const categories = {
  caller: 'visitor',
  answer: z.array(categoryView),
  publicRead: true,
  opensWithShop: true,
  refusals: ['shop_not_open'],
} as const

const menuItems = {
  caller: 'visitor',
  knowsDevices: true,
  answer: z.array(menuItemView),
  publicRead: true,
  opensWithShop: true,
  refusals: ['shop_not_open'],
} as const

/** Categories and menu items, read by everybody and changed by the administrator. */
export const getUserCategories = operation({
  method: 'GET',
  path: 'user/getCategories',
  summary: 'The categories of the menu, in order',
  ...categories,
})

export const getUserMenuItems = operation({
  method: 'GET',
  path: 'user/getMenuItems',
  summary: 'The dishes on sale, sold-out ones included; staff and paired devices get all dishes',
  ...menuItems,
})

export const getCategories = operation({
  method: 'GET',
  path: 'categories/getCategories',
  summary: 'The same categories',
  ...categories,
})

export const addCategory = operation({
  method: 'POST',
  path: 'categories/addCategory',
  caller: 'manager',
  summary: 'Add a category at the end',
  form: { fields: categoryForm, files: categoryPicture },
  answer: categoryView,
  message: 'categoryAdded',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'category_image_too_large', 'image_invalid'],
})

export const updateCategory = operation({
  method: 'PUT',
  path: 'categories/updateCategory/{id}',
  caller: 'manager',
  summary: 'Change a category; an absent field or an empty image part keeps the value',
  params,
  form: { fields: categoryChanges, files: categoryPicture },
  answer: categoryView,
  message: 'categorySaved',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'category_image_too_large', 'image_invalid', 'changed_meanwhile'],
  refusalData: { changed_meanwhile: currentCategory },
})

export const deleteCategory = operation({
  method: 'DELETE',
  path: 'categories/deleteCategory/{id}',
  caller: 'manager',
  summary: 'Delete a category without dishes',
  params,
  answer: deleted,
  message: 'categoryDeleted',
  versioned: true,
  changesShop: true,
  refusals: ['category_not_empty', 'changed_meanwhile'],
  refusalData: { changed_meanwhile: currentCategory },
})

export const moveCategory = operation({
  method: 'PATCH',
  path: 'categories/{id}/position',
  caller: 'manager',
  summary: 'Put a category before another, or last',
  params,
  body: newPlace,
  answer: categoryView,
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentCategory },
})

export const getMenuItems = operation({
  method: 'GET',
  path: 'menuItems/getMenuItems',
  summary: 'The same dishes',
  ...menuItems,
})

export const getMenuItem = operation({
  method: 'GET',
  path: 'menuItems/{id}',
  caller: 'visitor',
  summary: 'One dish on sale; staff gets any. Its ETag is for If-Match',
  params,
  answer: menuItemView,
  publicRead: 'by the clock',
  opensWithShop: true,
  versioned: true,
  refusals: ['shop_not_open'],
})

export const listShortMenuItems = operation({
  method: 'GET',
  path: 'menu/items',
  caller: 'visitor',
  summary: 'The dishes on sale, sold-out ones included, with what a list shows of them',
  answer: z.array(shortMenuItem),
  publicRead: true,
  opensWithShop: true,
  refusals: ['shop_not_open'],
})

export const getMenuAvailability = operation({
  method: 'GET',
  path: 'menu/availability',
  caller: 'board',
  summary: 'Which dishes and options can be had, by name',
  answer: menuAvailability,
  refusals: [],
})

export const addMenuItem = operation({
  method: 'POST',
  path: 'menuItems/addMenuItem',
  caller: 'manager',
  summary: 'Add a dish at the end',
  form: { fields: menuItemForm, files: menuItemPicture },
  answer: menuItemView,
  message: 'menuItemAdded',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'dish_image_too_large', 'image_invalid'],
})

export const updateMenuItem = operation({
  method: 'PUT',
  path: 'menuItems/updateMenuItem/{id}',
  caller: 'manager',
  summary: 'Change a dish; an absent field or an empty image part keeps the value',
  params,
  form: { fields: menuItemChanges, files: menuItemPicture },
  answer: menuItemView,
  message: 'menuItemSaved',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'dish_image_too_large', 'image_invalid', 'changed_meanwhile'],
  refusalData: { changed_meanwhile: currentMenuItem },
})

export const deleteMenuItem = operation({
  method: 'DELETE',
  path: 'menuItems/deleteMenuItem/{id}',
  caller: 'manager',
  summary: 'Delete a dish; old orders keep what was sold',
  params,
  answer: deleted,
  message: 'menuItemDeleted',
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentMenuItem },
})

export const moveMenuItem = operation({
  method: 'PATCH',
  path: 'menuItems/{id}/position',
  caller: 'manager',
  summary: 'Put a dish before another in the order of the whole menu, or last',
  params,
  body: newPlace,
  answer: menuItemView,
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentMenuItem },
})

export const setAvailability = operation({
  method: 'PATCH',
  path: 'menuItems/{id}/availability',
  caller: 'board',
  summary: 'Sold out until a time (it comes back by itself), off the menu, or back on it',
  params,
  body: availability,
  answer: menuItemView,
  versioned: true,
  changesShop: true,
  refusals: ['changed_meanwhile'],
  refusalData: { changed_meanwhile: currentMenuItem },
})
