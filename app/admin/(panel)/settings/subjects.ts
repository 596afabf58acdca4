import type { PageName } from '../../_pages'

/** Each is a page with a form and a save of its own, in the order of their tabs. */
export const subjects = [
  'settings',
  'settings/hours',
  'settings/ordering',
  'settings/areas',
  'settings/vat',
  'settings/statements',
  'settings/languages',
] as const satisfies PageName[]

export type Subject = (typeof subjects)[number]
