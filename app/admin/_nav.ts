import { Admin, Device, type BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'

export interface NavEntry {
  href: string
  label: string
}

const forAll = ['orders', 'payments'] as const
const forAdmins = [
  'dashboard',
  'users',
  'categories',
  'products',
  'orders',
  'payments',
  'settings',
  'messages',
  'devices',
] as const
const forDevices = ['orders'] as const

/** The pages that this caller may open, in the order of the sidebar. */
export function navEntries(caller: BoardCaller, language: Language): NavEntry[] {
  const pages = caller instanceof Device ? forDevices : caller instanceof Admin ? forAdmins : forAll
  return pages.map((page) => ({ href: `/admin/${page}`, label: texts(language).admin.shell[page] }))
}
