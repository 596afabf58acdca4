import { z } from 'zod'
import { attachmentChanges, attachmentResult, optionGroupForm, optionGroupView } from '@/lib/menu/options/schema'
import { availability } from '@/lib/menu/form-schema'
import { lastChange } from '@/lib/platform/version'
import { operation } from '../http/operation'

const params = z.object({ id: z.guid() })
const currentGroup = optionGroupView.extend(lastChange)

/** Sizes, extras and choices; menu items answer those that they ask for themselves. */
export const listOptionGroups = operation({
  method: 'GET',
  path: 'optionGroups',
  caller: 'manager',
  summary: 'All option groups',
  answer: z.array(optionGroupView),
  refusals: [],
})

export const getOptionGroup = operation({
  method: 'GET',
  path: 'optionGroups/{id}',
  caller: 'manager',
  summary: 'One option group. Its ETag is for If-Match',
  params,
  answer: optionGroupView,
  versioned: true,
  refusals: [],
})

export const addOptionGroup = operation({
  method: 'POST',
  path: 'optionGroups',
  caller: 'manager',
  summary: 'Add an option group',
  body: optionGroupForm,
  answer: optionGroupView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: [],
})

export const updateOptionGroup = operation({
  method: 'PUT',
  path: 'optionGroups/{id}',
  caller: 'manager',
  summary: 'Replace an option group; an option named by its id stays, one that is not named goes',
  params,
  body: optionGroupForm,
  answer: optionGroupView,
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: ['option_group_in_use', 'changed_meanwhile'],
  refusalData: { changed_meanwhile: currentGroup },
})

export const deleteOptionGroup = operation({
  method: 'DELETE',
  path: 'optionGroups/{id}',
  caller: 'manager',
  summary: 'Delete an option group that no dish asks for',
  params,
  answer: z.object({ id: z.guid() }),
  message: 'saved',
  versioned: true,
  changesShop: true,
  refusals: ['option_group_in_use', 'changed_meanwhile'],
  refusalData: { changed_meanwhile: currentGroup },
})

export const attachOptionGroup = operation({
  method: 'PATCH',
  path: 'optionGroups/{id}/menuItems',
  caller: 'manager',
  summary: 'Have dishes, or all dishes of a category, ask for an option group, or no longer; all or nothing',
  params,
  body: attachmentChanges,
  answer: attachmentResult,
  message: 'saved',
  changesShop: true,
  refusals: ['option_group_in_use'],
})

export const setOptionAvailability = operation({
  method: 'PATCH',
  path: 'options/{id}/availability',
  caller: 'board',
  summary: 'An option is sold out until a time (it comes back by itself), off the menu, or back on it, in every dish',
  params,
  body: availability,
  answer: optionGroupView,
  changesShop: true,
  refusals: [],
})
