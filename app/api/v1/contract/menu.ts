import { z } from 'zod'
import { listIn } from '@/lib/menu/items/field-schemas'
import { menuFileLimit, mostItems } from '@/lib/menu/json/limits'
import { languages, shopLanguage } from '@/lib/i18n/language'
import { importOutcome, refusedFile } from '@/lib/menu/json/outcome'
import {
  availability,
  categoryChanges,
  categoryForm,
  menuItemChanges,
  menuItemForm,
  newPlace,
} from '@/lib/menu/items/form-schema'
import { categoryPictureLimit, longestDishName, menuItemPictureLimit } from '@/lib/menu/limits'
import {
  attachmentChanges,
  attachmentResult,
  groupPriceChanges,
  groupPricesView,
  optionGroupForm,
  optionGroupView,
} from '@/lib/menu/options/schema'
import { availabilityOfMany, priceChanges, priceChangesView, pricesMoved } from '@/lib/menu/prices/schema'
import {
  categoryView,
  countedMenuItem,
  countedOptionGroup,
  menuAvailability,
  menuItemView,
  menuItemWithPartners,
  shortMenuItem,
} from '@/lib/menu/schema'
import {
  sentColumns,
  sentKey,
  sentReading,
  sentSheet,
  sheetOutcome,
  spreadsheetType,
} from '@/lib/menu/spreadsheet/schema'
import { translation, translationView } from '@/lib/menu/translations/schema'
import { fieldError } from '@/lib/platform/values/text'
import { byId, fileOf, operation, versionedChange } from '../http/operation'

const categoryPicture = { image: { maxBytes: categoryPictureLimit, tooLarge: 'category_image_too_large' } } as const
const menuItemPicture = { image: { maxBytes: menuItemPictureLimit, tooLarge: 'dish_image_too_large' } } as const

const categoryChange = versionedChange(categoryView)
const menuItemChange = versionedChange(menuItemView)
const groupChange = versionedChange(optionGroupView)

const categories = {
  caller: 'visitor',
  scope: 'menu:read',
  answer: z.array(categoryView),
  publicRead: true,
  opensWithShop: true,
  refusals: ['shop_not_open'],
} as const

const menuItems = {
  caller: 'visitor',
  scope: 'menu:read',
  knowsDevices: true,
  answer: z.array(menuItemView),
  publicRead: true,
  opensWithShop: true,
  refusals: ['shop_not_open'],
} as const

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
  scope: 'menu:write',
  summary: 'Add a category at the end',
  form: { fields: categoryForm, files: categoryPicture },
  ignoresUnknownFields: true,
  answer: categoryView,
  message: 'categoryAdded',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'image_invalid'],
})

export const updateCategory = operation({
  method: 'PUT',
  path: 'categories/updateCategory/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Change a category; an absent field or an empty image part keeps the value',
  params: byId,
  form: { fields: categoryChanges, files: categoryPicture },
  ignoresUnknownFields: true,
  answer: categoryView,
  message: 'categorySaved',
  ...categoryChange,
  refusals: ['name_taken', 'image_invalid'],
})

export const deleteCategory = operation({
  method: 'DELETE',
  path: 'categories/deleteCategory/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Delete a category without dishes',
  params: byId,
  ignoresUnknownFields: true,
  answer: byId,
  message: 'categoryDeleted',
  ...categoryChange,
  refusals: ['category_not_empty'],
})

export const moveCategory = operation({
  method: 'PATCH',
  path: 'categories/{id}/position',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Put a category before another, or last',
  params: byId,
  body: newPlace,
  answer: categoryView,
  ...categoryChange,
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
  scope: 'menu:read',
  summary: 'One dish on sale; staff gets any. Its ETag is for If-Match',
  params: byId,
  answer: menuItemWithPartners,
  publicRead: 'by the clock',
  opensWithShop: true,
  versioned: true,
  refusals: ['shop_not_open'],
})

export const listShortMenuItems = operation({
  method: 'GET',
  path: 'menu/items',
  caller: 'visitor',
  scope: 'menu:read',
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
  scope: 'menu:read',
  summary: 'Which dishes and options can be had, by name',
  answer: menuAvailability,
})

export const addMenuItem = operation({
  method: 'POST',
  path: 'menuItems/addMenuItem',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Add a dish at the end',
  form: { fields: menuItemForm, files: menuItemPicture },
  ignoresUnknownFields: true,
  answer: menuItemView,
  message: 'menuItemAdded',
  versioned: true,
  changesShop: true,
  refusals: ['name_taken', 'image_invalid'],
})

export const updateMenuItem = operation({
  method: 'PUT',
  path: 'menuItems/updateMenuItem/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Change a dish; an absent field or an empty image part keeps the value',
  params: byId,
  form: { fields: menuItemChanges, files: menuItemPicture },
  ignoresUnknownFields: true,
  answer: menuItemView,
  message: 'menuItemSaved',
  ...menuItemChange,
  refusals: ['name_taken', 'image_invalid'],
})

export const deleteMenuItem = operation({
  method: 'DELETE',
  path: 'menuItems/deleteMenuItem/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Delete a dish; old orders keep what was sold',
  params: byId,
  ignoresUnknownFields: true,
  answer: byId,
  message: 'menuItemDeleted',
  ...menuItemChange,
})

export const moveMenuItem = operation({
  method: 'PATCH',
  path: 'menuItems/{id}/position',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Put a dish before another in the order of the whole menu, or last',
  params: byId,
  body: newPlace,
  answer: menuItemView,
  ...menuItemChange,
})

export const setAvailability = operation({
  method: 'PATCH',
  path: 'menuItems/{id}/availability',
  caller: 'board',
  scope: 'availability:write',
  summary:
    'Sold out until a time (it comes back by itself), off the menu, or back on it; how many portions are left today',
  params: byId,
  body: availability,
  answer: countedMenuItem,
  ...menuItemChange,
})

const flag = z.stringbool({ error: fieldError('invalid') })
const dryRun = z.strictObject({ dry_run: flag.optional() })

/** Two thousand dishes and as many groups, each with its version. */
const bytesOfManyDishes = 320 * 1024

export const setAvailabilityOfMany = operation({
  method: 'PATCH',
  path: 'menuItems/availability',
  caller: 'manager',
  scope: 'availability:write',
  summary: 'The same for many dishes; all or nothing',
  body: availabilityOfMany,
  mostBytes: bytesOfManyDishes,
  answer: z.object({ menu_items: z.int() }),
  message: 'saved',
  changesShop: true,
})

export const changePrices = operation({
  method: 'PATCH',
  path: 'menuItems/prices',
  caller: 'manager',
  scope: 'menu:write',
  summary:
    'Raise or lower the prices of many dishes, all or nothing; dry_run=1 answers the new prices, changes nothing',
  query: dryRun,
  body: priceChanges,
  mostBytes: bytesOfManyDishes,
  answer: priceChangesView,
  changesShop: true,
  refusalData: { changed_meanwhile: pricesMoved },
})

export const listOptionGroups = operation({
  method: 'GET',
  path: 'optionGroups',
  caller: 'manager',
  scope: 'menu:read',
  summary: 'All option groups',
  answer: z.array(optionGroupView),
})

export const getOptionGroup = operation({
  method: 'GET',
  path: 'optionGroups/{id}',
  caller: 'manager',
  scope: 'menu:read',
  summary: 'One option group. Its ETag is for If-Match',
  params: byId,
  answer: optionGroupView,
  versioned: true,
})

export const addOptionGroup = operation({
  method: 'POST',
  path: 'optionGroups',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Add an option group',
  body: optionGroupForm,
  answer: optionGroupView,
  message: 'saved',
  versioned: true,
  changesShop: true,
})

export const updateOptionGroup = operation({
  method: 'PUT',
  path: 'optionGroups/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Replace an option group; an option named by its id stays, one that is not named goes',
  params: byId,
  body: optionGroupForm,
  answer: optionGroupView,
  message: 'saved',
  ...groupChange,
  refusals: ['option_group_in_use'],
})

export const deleteOptionGroup = operation({
  method: 'DELETE',
  path: 'optionGroups/{id}',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Delete an option group that no dish asks for',
  params: byId,
  answer: byId,
  message: 'saved',
  ...groupChange,
  refusals: ['option_group_in_use'],
})

export const attachOptionGroup = operation({
  method: 'PATCH',
  path: 'optionGroups/{id}/menuItems',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Have dishes, or all dishes of a category, ask for an option group, or no longer; all or nothing',
  params: byId,
  body: attachmentChanges,
  answer: attachmentResult,
  message: 'saved',
  changesShop: true,
  refusals: ['option_group_in_use'],
})

export const getOptionGroupPrices = operation({
  method: 'GET',
  path: 'optionGroups/{id}/prices',
  caller: 'manager',
  scope: 'menu:read',
  summary: 'What the options of a group cost with dishes that have prices of their own. Its ETag is for If-Match',
  params: byId,
  answer: groupPricesView,
  versioned: true,
})

export const setOptionGroupPrices = operation({
  method: 'PATCH',
  path: 'optionGroups/{id}/prices',
  caller: 'manager',
  scope: 'menu:write',
  summary: 'Set what options of a group cost with single dishes that ask for it; all or nothing',
  params: byId,
  body: groupPriceChanges,
  answer: groupPricesView,
  message: 'saved',
  ...versionedChange(groupPricesView),
})

export const setOptionAvailability = operation({
  method: 'PATCH',
  path: 'options/{id}/availability',
  caller: 'board',
  scope: 'availability:write',
  summary: 'The same for an option, in every dish',
  params: byId,
  body: availability,
  answer: countedOptionGroup,
  changesShop: true,
})

export const exportMenu = operation({
  method: 'GET',
  path: 'menu/export',
  caller: 'manager',
  scope: 'menu:read',
  summary: 'The whole menu as a file of JSON; pictures by name, without their bytes',
  query: z.strictObject({ format: z.enum(['json']).default('json') }),
  ...fileOf('application/json'),
})

const menuFile = { file: { maxBytes: menuFileLimit, tooLarge: 'menu_file_too_large' } } as const
const menuVersion = z
  .string()
  .max(100)
  .optional()
  .meta({ description: 'That of a dry run: another menu is refused. Absent: whatever there is.' })

const notAlcoholic = z
  .preprocess(listIn, z.array(z.string().max(longestDishName), { error: fieldError('invalid') }).max(mostItems))
  .optional()
  .meta({
    description: 'JSON list of names: dishes that only sound like alcohol. Absent: what `alcohol` proposes is taken.',
  })

const importing = {
  caller: 'manager',
  scope: 'menu:write',
  query: dryRun,
  changesShop: true,
  refusalData: { menu_file_invalid: refusedFile, changed_meanwhile: importOutcome },
} as const

export const importMenu = operation({
  method: 'POST',
  path: 'menu/import',
  summary: 'Import such a file, all or nothing; dry_run=1 answers what would change and changes nothing',
  limit: { caller: { name: 'menu-import', points: 60, seconds: 300 } },
  form: {
    fields: z.object({
      remove: flag.optional().meta({ description: 'true: what is not in the file is removed. Absent: it stays.' }),
      menu_version: menuVersion,
      not_alcoholic: notAlcoholic,
    }),
    files: menuFile,
  },
  answer: importOutcome,
  ...importing,
})

export const importSheet = operation({
  method: 'POST',
  path: 'menu/sheet',
  summary:
    'Import dishes from a spreadsheet as an owner has it (.xlsx, .ods, CSV); dry_run=1 answers what it says and changes nothing',
  limit: { caller: { name: 'menu-sheet', points: 120, seconds: 300 } },
  form: {
    fields: z.object({
      columns: sentColumns,
      reading: sentReading,
      sheet: sentSheet,
      allergen_key: sentKey,
      only_good: flag
        .optional()
        .meta({ description: 'true: rows that are refused are left out. Absent: one of them refuses all.' }),
      menu_version: menuVersion,
      not_alcoholic: notAlcoholic,
    }),
    files: menuFile,
  },
  answer: sheetOutcome,
  ...importing,
})

export const exampleSheet = operation({
  method: 'GET',
  path: 'menu/sheet/example',
  caller: 'manager',
  scope: 'menu:read',
  summary: 'A filled example of such a spreadsheet, in the words of a language',
  query: z.strictObject({
    format: z.enum(['xlsx', 'csv']).default('xlsx'),
    language: z.enum(languages).default(shopLanguage),
  }),
  ...fileOf(spreadsheetType, 'text/csv'),
})

export const translateText = operation({
  method: 'PUT',
  path: 'translations',
  caller: 'manager',
  scope: ['menu:write', 'shop:write'],
  summary: 'Write one text of the menu or the shop in one language; the others stay, an empty one takes it away',
  body: translation,
  answer: translationView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: ['not_found'],
})
