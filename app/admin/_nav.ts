import { Admin, Device, type BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export interface NavEntry {
  href: string
  label: string
}

const forAll = [['orders', 'payments']] as const
// The specification's six pages, the file of the menu beside its dishes; then ours.
const forAdmins = [
  ['dashboard', 'users', 'categories', 'products', 'menu-file', 'orders', 'payments'],
  ['report', 'messages', 'devices', 'settings'],
] as const
const forDevices = [['orders']] as const

/** The pages that this caller may open, in the order of the sidebar and in its groups. */
export function navGroups(caller: BoardCaller, language: Language): NavEntry[][] {
  const groups = caller instanceof Device ? forDevices : caller instanceof Admin ? forAdmins : forAll
  return groups.map((pages) =>
    pages.map((page) => ({ href: `/admin/${page}`, label: texts(language).admin.shell[page] })),
  )
}
