import type { BoardCaller } from '@/lib/accounts/caller'
import type { Language } from '@/lib/i18n/language'
import { texts, type AdminTexts } from '@/lib/i18n/texts'
import { settingFields } from '@/lib/shop/settings/setting-fields'
import { doorsFor, mayOpen, type PageName, pages, subjects } from './_pages'
import type { Place } from './_ui/places-named'

const ofForm: Record<(typeof settingFields)[keyof typeof settingFields]['form'], PageName> = {
  shop: 'settings',
  ordering: 'settings/ordering',
  vat: 'settings/vat',
  statements: 'settings/statements',
  mail: 'mail',
}

/** Pages with an address of their own; those of the whole menu first, in its order. */
export function placesFor(caller: BoardCaller, language: Language): Place[] {
  const words = texts(language).admin
  const behind = doorsFor(caller, language).flatMap(({ label: within, entries }) =>
    entries.map(({ href }) => ({ page: href.replace('/admin/', '') as PageName, within })),
  )
  const settings = subjects
    .filter((page) => page !== 'settings')
    .map((page) => ({ page, within: words.settings.title }))
  const others = (['products/photos', 'declarations/sheet', 'account'] as const).map((page) => ({ page, within: '' }))
  return [...behind, ...settings, ...others]
    .filter(({ page }) => mayOpen(caller, pages[page].for))
    .map(({ page, within }) => ({
      href: `/admin/${page}`,
      label: pages[page].title(words),
      within,
      names: [...alsoCalled(page, words), ...settingsOn(page, words)],
    }))
}

export function alsoCalled(page: PageName, { shell }: AdminTexts): string[] {
  const named: Partial<Record<string, string>> = shell.find.alsoCalled
  return (named[page] ?? '').split(', ').filter(Boolean)
}

function settingsOn(page: PageName, { settings }: AdminTexts): string[] {
  return Object.entries(settingFields).flatMap(([name, { form }]) =>
    ofForm[form] === page ? settings[name as keyof typeof settingFields] : [],
  )
}
