import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { type AskedItem, askedItemOf } from '@/app/[locale]/(shop)/_choose/asked-item'
import { chooseWords, declaredNames } from '@/app/[locale]/(shop)/_choose/choose-words'
import { Contents } from '@/app/[locale]/(shop)/_choose/contents'
import { declaredIn } from '@/lib/menu/items/facts-of'
import { Declarations } from '@/app/[locale]/(shop)/dish/[id]/dish-details'
import { asAnswered } from '@/app/api/v1/http/wire'
import { languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { MenuItem } from '@/lib/menu/items/menu-item'
import { listMenuItems } from '@/lib/menu/queries'
import { menuItemView } from '@/lib/menu/schema'
import { allergens, minimumAges } from '@/lib/menu/limits'
import { productionMethods } from '@/lib/shop/ingredient-kinds'
import { seedDemoShop } from '@/prisma/seed/seed-demo-shop'
import { dishesAtOnce, SheetCategory } from './page'

const phone = '044 555 01 01'
let demo: MenuItem[]

beforeAll(async () => {
  await seedDemoShop()
  demo = await listMenuItems({ forStaff: false })
}, 90_000)

const said = (html: string) =>
  [...html.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''))

/** What the sheet says of a dish: of itself, and with all its options. */
function onSheet(item: MenuItem, language: Language) {
  const category = { items: [item], name: 'x' } as unknown as Parameters<typeof SheetCategory>[0]['category']
  const html = renderToStaticMarkup(createElement(SheetCategory, { category, languages: [language], phone }))
  const [own = ''] = html.split('data-option')
  return { own: said(own), all: said(html).join('\n') }
}

/** What its page says, where these options are chosen. */
function onPage(item: MenuItem, language: Language, chosen: string[] = []): string[] {
  const t = texts(language).shop
  if (item.optionGroups.length === 0)
    return said(renderToStaticMarkup(createElement(Declarations, { item, locale: { t, language }, phone })))
  const asked: AskedItem = askedItemOf(asAnswered(menuItemView, item), language)
  const words = chooseWords(t, { phone, language, names: declaredNames(declaredIn([item]), t, language) })
  const choice = asked.optionGroups.flatMap((group) =>
    group.options.filter(({ id }) => chosen.includes(id)).map((option) => ({ group, option, units: 1 })),
  )
  return said(renderToStaticMarkup(createElement(Contents, { item: asked, choice: { chosen: choice }, words })))
}

/** Where the sheet says something else than the page, or less. */
function differences(item: MenuItem): string[] {
  return languages.flatMap((language) => {
    const sheet = onSheet(item, language)
    const own = sheet.own.join('\n') === onPage(item, language).join('\n') ? [] : [`${item.name} (${language})`]
    const withFacts = item.optionGroups
      .flatMap(({ options }) => options)
      .filter(
        ({ available, origins, productionMethods: methods }) => available && (origins.length > 0 || methods?.length),
      )
    const facts = withFacts.flatMap(({ id }) => onPage(item, language, [id]).slice(1).join('; ').split(/; |, /))
    return [...own, ...facts.filter((fact) => !sheet.all.includes(fact)).map((fact) => `${item.name}: ${fact}`)]
  })
}

test('the sheet says of every dish of the demo what its page says', () => {
  expect(demo.length).toBeGreaterThan(40)
  expect(demo.flatMap(differences)).toEqual([])
  const salami = demo.find(({ name }) => name === 'Diavola')
  expect(salami && onSheet(salami, 'de').own).toContain(texts('de').shop.menu.methodNames.pork_tail_docked)
})

// The browser gets it twice, as HTML and as what React made it from.
test('a whole page of it in every language is short', () => {
  const items = Array.from({ length: dishesAtOnce }, (_, index) => demo[index % demo.length])
  const category = { items, name: 'x' } as unknown as Parameters<typeof SheetCategory>[0]['category']
  const html = renderToStaticMarkup(createElement(SheetCategory, { category, languages: [...languages], phone }))
  expect(html.length).toBeLessThan(350_000)
})

const stated = fc.record({
  allergens: fc.option(fc.subarray([...allergens])),
  origins: fc.array(
    fc.record({
      ingredient: fc.constantFrom('Rind', 'Brot', '<b>&', 'Thon'),
      country: fc.constantFrom('CH', 'BR', 'ZZ'),
    }),
    { maxLength: 3 },
  ),
  productionMethods: fc.option(fc.subarray([...productionMethods])),
  volumeMl: fc.option(fc.integer({ min: 1, max: 20_000 })),
  minimumAge: fc.constantFrom(...minimumAges),
})

test('and of whatever else a menu may hold', () => {
  fc.assert(
    fc.property(fc.nat(), stated, (place, facts) => {
      const item = demo[place % demo.length]
      expect(item && differences({ ...item, ...facts })).toEqual([])
    }),
  )
})
