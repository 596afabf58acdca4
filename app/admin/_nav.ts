import { Admin, Device, Manager, type BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export interface NavEntry {
  href: string
  label: string
}

const forAll = [['orders', 'payments', 'cash-up']] as const
// The specification's six pages, then ours.
const forAdmins = [
  ['dashboard', 'users', 'categories', 'products', 'orders', 'payments'],
  ['options', 'declarations', 'menu-file', 'translations'],
  ['customers', 'messages', 'report', 'statistics', 'cash-up'],
  ['look', 'texts', 'settings', 'mail', 'devices', 'changes'],
] as const
const forManagers = [
  ['dashboard', 'categories', 'products', 'orders', 'payments'],
  ['options', 'declarations', 'menu-file', 'translations'],
  ['customers', 'messages', 'statistics', 'cash-up'],
  ['look', 'texts', 'settings', 'devices', 'changes'],
] as const
const forDevices = [['orders', 'cash-up']] as const

/** The pages that this caller may open, in the order of the sidebar and in its groups. */
export function navGroups(caller: BoardCaller, language: Language): NavEntry[][] {
  return pagesFor(caller).map((pages) =>
    pages.map((page) => ({ href: `/admin/${page}`, label: texts(language).admin.shell[page] })),
  )
}

function pagesFor(caller: BoardCaller) {
  if (caller instanceof Device) return forDevices
  if (caller instanceof Admin) return forAdmins
  return caller instanceof Manager ? forManagers : forAll
}
