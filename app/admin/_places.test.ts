import { expect, test } from 'vitest'
import { Admin, Device, Staff, type BoardCaller } from '@/lib/accounts/caller'
import { languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import { settingFields } from '@/lib/shop/settings/setting-fields'
import { type PageName, pages } from './_pages'
import { alsoCalled, placesFor } from './_places'
import { placesNamed } from './_ui/places-named'

const as = <Caller extends BoardCaller>({ prototype }: { prototype: Caller }) => Object.create(prototype) as Caller
const found = (typed: string, language: Language = 'de', caller: BoardCaller = as(Admin)) =>
  placesNamed(placesFor(caller, language), typed).map(({ href }) => href.replace('/admin/', ''))

const withoutOwnAddress = ['pickup-screen', 'options/new']
const searched = Object.keys(pages).filter(
  (page): page is PageName => !page.includes('[') && !withoutOwnAddress.includes(page),
)

test.each(languages)('each page of the office is found by its title and by what people call it, in %s', (language) => {
  const words = texts(language).admin
  for (const page of searched) {
    expect(found(pages[page].title(words), language), page).toContain(page)
    expect(alsoCalled(page, words).length, page).toBeGreaterThan(1)
    for (const name of alsoCalled(page, words)) expect(found(name, language), name).toContain(page)
  }
})

test.each(languages)('each setting is found by its label, in %s', (language) => {
  const { settings } = texts(language).admin
  for (const name of Object.keys(settingFields) as (keyof typeof settingFields)[])
    expect(found(settings[name], language), name).not.toEqual([])
})

test.each([
  ['MWST', 'settings/vat'],
  ['mehrwertsteuer', 'settings/vat'],
  ['Öffnungszeiten', 'settings/hours'],
  ['oeffnungszeiten', 'settings/hours'],
  ['Ferien', 'settings/hours'],
  ['Liefergebiete', 'settings/areas'],
  ['plz', 'settings/areas'],
  ['Logo', 'look'],
  ['Drucker', 'printers'],
  ['Twint', 'payments-online'],
  ['Allergen', 'declarations'],
  ['Export', 'report/period'],
  ['Excel', 'menu-file'],
  ['Storno', 'orders/all'],
  ['Buchhaltung', 'report/period'],
  ['Passwort', 'account'],
  ['AGB', 'texts'],
  ['Mindestbestellwert', 'settings/ordering'],
  ['ändern Passwort', 'account'],
])('%s finds %s', (typed, page) => expect(found(typed)).toContain(page))

test('what was found by another name says which', () => {
  const [hit] = placesNamed(placesFor(as(Admin), 'de'), 'uid')
  expect(hit).toMatchObject({ href: '/admin/settings/vat', hint: 'Einstellungen · UID' })
})

test('nobody finds a page that would refuse them', () => {
  expect(found('mwst', 'de', as(Staff))).toEqual([])
  expect(found('kasse', 'de', as(Device))).toEqual(['cash-up'])
})

test('nothing typed, and what nobody calls so, find nothing', () => {
  for (const typed of ['', ' ', '-', 'xyz', 'mwst pizza']) expect(found(typed)).toEqual([])
})
