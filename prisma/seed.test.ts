import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { hoursOutside } from '@/lib/menu/availability/sold-when'
import { openDeclarations } from '@/lib/menu/declarations/declaration'
import { select } from '@/lib/menu/options/selection'
import { unitPrice } from '@/lib/menu/options/unit-price'
import { listTranslatable } from '@/lib/menu/translations/list-translatable'
import { isName, untranslatedIn } from '@/lib/menu/translations/untranslated'
import { listMenuItems } from '@/lib/menu/queries'
import { allergens, dietaryTags } from '@/lib/menu/limits'
import { mostBytesOfACard } from '@/lib/pictures/process-picture'
import { timeOfDay } from '@/lib/shop/hours/opening-hours'
import { findSetup } from '@/lib/shop/setup/setup'
import { administrator } from '@/lib/testing/shop/staff'
import { languages } from '@/lib/i18n/language'
import { type Named, nameIn, nameKey, storedNames } from '@/lib/i18n/name-in'
import { formatDate } from '@/lib/i18n/format'
import { findItemsOnSale } from '@/lib/orders/quote/quote-inputs'
import { storedCategory } from '@/lib/routing/category-address'
import { findShop } from '@/lib/shop/queries'
import { findText } from '@/lib/pages/queries'
import { categoryPicture, demoMenu, inMenuOrder, menuItemPicture, pictureFile } from './seed/menu'
import type { DemoMenuItem } from './seed/menu/demo-menu-item'
import { seedDemoShop } from './seed/seed-demo-shop'
import { demoHours, demoZones } from './seed/shop'

const menuItems = demoMenu.flatMap((category) => category.menuItems)
// Proper names, and words that both languages have.
const sameEverywhere = [
  ['Burgers', 'Burger', 'Pizza', 'Chicken', 'Poulet', 'Sandwiches', 'Desserts', 'Beverages', 'Limmat Burger'],
  ['Bacon Burger', 'Dürüm', 'Pommes frites', 'Cola', 'Cola 4,5 dl', 'Ayran', 'Ayran 2,5 dl', 'Primitivo', 'Medium'],
  ['Margherita', 'Prosciutto e Funghi', 'Diavola', 'Tonno e Cipolla', 'Quattro Formaggi', 'Verdura', 'Extras'],
  ['Gamberetti e Aglio', '30 cm', '40 cm', 'Gruyère', 'Mozzarella', 'Avocado', 'Champignons', 'Rucola', 'Still'],
].flat()
const animals = /Rind|Kalb|Poulet|Schwein|Speck|schinken|Salami|Wienerli|Thon|Crevetten|Sardellen/

/** The names of the dishes that break a rule, so that a failure says which. */
function offenders(isWrong: (menuItem: DemoMenuItem) => boolean): string[] {
  return menuItems.filter(isWrong).map(({ name }) => name)
}

describe('the demo menu', () => {
  it('is long enough to look like a real one', () => {
    expect(demoMenu.length).toBeGreaterThanOrEqual(8)
    expect(menuItems.length).toBeGreaterThanOrEqual(40)
    expect(demoMenu.filter((category) => category.menuItems.length < 4)).toEqual([])
  })

  it('names every category and every dish once', () => {
    for (const named of [demoMenu, menuItems]) {
      const names = named.map(({ name }) => name.toLowerCase().normalize('NFC'))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('asks prices that can be paid in cash', () => {
    expect(offenders(({ priceRappen }) => priceRappen <= 0 || priceRappen % 5 !== 0)).toEqual([])
  })

  it('declares only allergens and diets that the law and the menu know', () => {
    expect(offenders((menuItem) => menuItem.allergens.some((one) => !allergens.includes(one)))).toEqual([])
    expect(offenders(({ tags = [] }) => tags.some((tag) => !dietaryTags.includes(tag)))).toEqual([])
  })

  it('says where meat and fish come from', () => {
    expect(offenders((menuItem) => animals.test(menuItem.description.de) && !menuItem.origins?.length)).toEqual([])
    expect(offenders(({ origins = [] }) => origins.some(({ country }) => !/^[A-Z]{2}$/.test(country)))).toEqual([])
  })

  it('calls nothing vegan or vegetarian that is not', () => {
    const fromAnimals = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'])
    const isVegan = ({ tags = [] }: DemoMenuItem) => tags.includes('vegan')
    expect(
      offenders((menuItem) => isVegan(menuItem) && menuItem.allergens.some((one) => fromAnimals.has(one))),
    ).toEqual([])
    const isMeatless = (menuItem: DemoMenuItem) => isVegan(menuItem) || (menuItem.tags ?? []).includes('vegetarian')
    expect(offenders((menuItem) => isMeatless(menuItem) && animals.test(menuItem.description.de))).toEqual([])
  })

  it('taxes alcohol in full and sells it from 16', () => {
    const alcohol = offenders(({ description }) => description.de.includes('% Vol.'))
    expect(alcohol).toEqual(['Lagerbier', 'Primitivo'])
    expect(offenders(({ vatClass }) => vatClass === 'standard')).toEqual(alcohol)
    expect(offenders(({ minimumAge }) => minimumAge === 16)).toEqual(alcohol)
    expect(offenders(({ ingredientKinds = [] }) => ingredientKinds.includes('alcohol'))).toEqual(alcohol)
  })

  it('says of every drink how much of it there is, once', () => {
    const drinks = demoMenu.find(({ name }) => name === 'Beverages')?.menuItems ?? []
    expect(drinks.filter(({ volumeMl }) => !volumeMl)).toEqual([])
    expect(offenders(({ ingredientKinds = [] }) => ingredientKinds.includes('drink'))).toEqual(
      drinks.map(({ name }) => name),
    )
    expect(offenders(({ description }) => / dl\b/.test(`${description.de} ${description.en}`))).toEqual([])
  })

  it('sells lunch at lunchtime, when the kitchen cooks', () => {
    const kitchen = demoHours
      .filter(({ kind }) => kind === 'kitchen')
      .map(({ weekday, opensMinute, closesMinute }) => ({
        weekday,
        opens: timeOfDay(opensMinute),
        closes: timeOfDay(closesMinute),
      }))
    const limited = menuItems.filter(({ sellingTimes }) => sellingTimes)
    expect(limited.map(({ name }) => name)).toEqual(['Mittagsteller mit Poulet'])
    expect(limited.flatMap(({ sellingTimes = [] }) => hoursOutside(sellingTimes, kitchen))).toEqual([])
  })

  it('describes every dish in every language', () => {
    expect(offenders(({ description }) => languages.some((language) => description[language].length < 30))).toEqual([])
  })

  it('shows every dish and category its own picture, small enough for a phone', () => {
    const names = [...menuItems.map(menuItemPicture), ...demoMenu.map(categoryPicture)]
    expect(new Set(names).size).toBe(names.length)
    const ofCards = names.flatMap((name) => [pictureFile(name, 160), pictureFile(name, 320), pictureFile(name, 640)])
    expect(ofCards.filter((file) => !existsSync(file) || statSync(file).size > mostBytesOfACard)).toEqual([])
  })

  it('opens with eight bestsellers from across the menu', () => {
    const first = inMenuOrder().slice(0, 8)
    expect(new Set(first.map(({ category }) => category.name)).size).toBeGreaterThanOrEqual(7)
    expect(inMenuOrder()).toHaveLength(menuItems.length)
  })
})

describe('the choices of the demo menu', () => {
  const groups = [...new Set(menuItems.flatMap(({ asks = [] }) => asks.map(({ group }) => group)))]
  const options = groups.flatMap((group) => group.options)

  it('are what a takeaway asks: sizes, halves, extras, sauces, a dressing, a drink', () => {
    expect(groups.filter(({ pricing }) => pricing === 'base')).toHaveLength(2)
    expect(groups.filter(({ freeUnits }) => freeUnits === 2).map(({ name }) => name.en)).toEqual(['More sauce'])
    expect(menuItems.flatMap(({ asks = [] }) => asks).filter(({ when }) => when)).toHaveLength(1)
    expect(options.filter(({ bySize }) => bySize).length).toBeGreaterThanOrEqual(6)
  })

  it('cost what can be paid in cash, and take away only what their dish declares', () => {
    const prices = options.flatMap(({ priceRappen = 0, bySize }) => [priceRappen, bySize?.priceRappen ?? 0])
    expect(prices.filter((rappen) => rappen % 5 !== 0)).toEqual([])
    const takenAway = (menuItem: DemoMenuItem) =>
      (menuItem.asks ?? []).flatMap(({ group }) => group.options).flatMap((option) => option.allergensTakenAway ?? [])
    expect(offenders((menuItem) => takenAway(menuItem).some((one) => !menuItem.allergens.includes(one)))).toEqual([])
  })

  it('say where meat and fish come from, and sell alcohol as such', () => {
    const named = (isWrong: (option: (typeof options)[number]) => boolean) =>
      options.filter(isWrong).map(({ name }) => name.de)
    const isMeat = /Rind|schinken|Salami|Speck|Sardellen|Prosciutto|Diavola|Tonno/
    expect(named(({ name, origins }) => isMeat.test(name.de) && !origins?.length)).toEqual([])
    expect(named(({ minimumAge }) => minimumAge === 16)).toEqual(['Lagerbier 5 dl'])
    expect(named(({ vatClass }) => vatClass === 'standard')).toEqual(['Lagerbier 5 dl'])
  })

  it('tax no deposit, and nothing else than a deposit is without tax', () => {
    const isDeposit = ({ name }: (typeof options)[number]) => /Depot|Pfand/.test(name.de)
    expect(options.filter(isDeposit)).not.toEqual([])
    expect(options.filter(({ vatClass }) => vatClass === 'none')).toEqual(options.filter(isDeposit))
  })

  it('are named in every language', () => {
    const names = [...groups, ...options].map(({ name }) => name)
    expect(names.filter((name) => languages.some((language) => name[language] === ''))).toEqual([])
  })
})

describe('what guests read of the demo', () => {
  const named = [...demoMenu, ...menuItems].map(({ name, names = {} }) => ({
    ...{ de: name, en: name, fr: name, it: name },
    ...names,
  }))
  const choices = menuItems
    .flatMap(({ asks = [] }) => asks.map(({ group }) => group))
    .flatMap((group) => [group.name, ...group.options.map(({ name }) => name)])
  const read = [...named, ...choices, ...menuItems.map(({ description }) => description)]

  it('is German as it is written in Switzerland', () => {
    expect(read.filter(({ de }) => de.includes('ß'))).toEqual([])
  })

  it.each([
    ['en', /[äöü]|\b(und|mit|vom|ohne|oder)\b/, /Zurich|Döner|[Dd]ürüm|Graubünden/g],
    ['fr', /[äöüß]|\b(und|mit|vom|ohne|the|with|and|of)\b/, /[Dd]ürüm/g],
    ['it', /[äöüß]|\b(und|mit|vom|ohne|the|with|and|of)\b/, /[Dd]ürüm|Würstel/g],
  ] as const)('has no word of another language in %s', (language, foreign, atHome) => {
    expect(read.map((text) => text[language]).filter((text) => foreign.test(text.replace(atHome, '')))).toEqual([])
  })

  it.each(['en', 'fr', 'it'] as const)(
    'is called in %s as in German only where its name is no German one',
    (language) => {
      const same = read.filter((text) => text[language] === text.de).map(({ de }) => de)
      expect(same.filter((text) => !sameEverywhere.includes(text))).toEqual([])
    },
  )
})

/** Names that lead elsewhere than to the only thing that is called so. */
function notMeant(things: (Named & { id: string })[], idOf: (name: string) => string | undefined): string[] {
  return things.flatMap((thing) =>
    languages
      .map((language) => nameIn(thing, language))
      .filter((name) => {
        const called = things.filter((other) => Object.values({ ...other.names, '': other.name }).includes(name))
        const stored = called.find((other) => other.name === name)
        const wanted = stored ?? (called.length === 1 ? thing : undefined)
        return idOf(name) !== wanted?.id
      }),
  )
}

describe('seeding', () => {
  it('fills an empty database once, with pictures in every size', { timeout: 90_000 }, async () => {
    expect(await seedDemoShop()).toBe('seeded')
    expect(await seedDemoShop()).toBe('kept')
    const shown = { allergensDeclared: true, pictureHash: { not: null } }
    expect(await db().menuItem.count({ where: shown })).toBe(menuItems.length)
    expect(await db().category.count({ where: { pictureHash: { not: null } } })).toBe(demoMenu.length)
    expect(await db().pictureSize.count()).toBe(4 * (menuItems.length + demoMenu.length))
    expect(await db().openingHours.count()).toBe(demoHours.length)
    const cheapest = await db().deliveryZone.aggregate({ _min: { minimumRappen: true }, _count: true })
    expect(cheapest).toMatchObject({ _min: { minimumRappen: 3000 }, _count: demoZones.length })
  })

  it('has terms of the day that the specification names', async () => {
    const { changedAt, isDefault } = await findText({ kind: 'terms', language: 'en' })
    expect(isDefault).toBe(false)
    expect(formatDate(changedAt ?? new Date(), 'en')).toBe('5 October 2024')
  })

  it('takes cash alone, and only how else guests could pay is left to set up', async () => {
    expect(await db().paymentProvider.findMany()).toMatchObject([
      { provider: 'demo', takesTwint: false, takesCards: false, forPickup: true, forDelivery: true },
    ])
    const { missing } = await findSetup(await administrator())
    expect(missing.filter((step) => step !== 'mail')).toEqual(['payment'])
  })

  it('leaves nothing open that the law asks, now or from July 2027 on', async () => {
    const sold = await listMenuItems({ forStaff: true })
    const parts = [...sold, ...sold.flatMap(({ optionGroups }) => optionGroups.flatMap(({ options }) => options))]
    expect(parts.length).toBeGreaterThan(100)
    expect(parts.filter((part) => openDeclarations(part).length > 0).map(({ name }) => name)).toEqual([])
    expect(sold.filter(({ productionMethods }) => productionMethods?.length).map(({ name }) => name)).toEqual([
      'Diavola',
    ])
  })

  it('leaves the owner no text to translate, whatever languages they offer', async () => {
    const written = (await listTranslatable()).filter((text) => !isName(text))
    expect(written.length).toBeGreaterThan(100)
    expect(languages.flatMap((language) => untranslatedIn(written, language))).toEqual([])
  })

  it('sells every dish at its price to who chooses nothing', async () => {
    const sold = await listMenuItems({ forStaff: true })
    expect(sold.filter(({ optionGroups }) => optionGroups.length > 0).length).toBeGreaterThanOrEqual(20)
    const told = new Map(menuItems.map(({ name, priceRappen }) => [name, priceRappen]))
    expect(sold.filter(({ name, priceRappen }) => told.get(name) !== priceRappen)).toEqual([])
    // Its own row says the same, for readers of prices there.
    const rows = await db().menuItem.findMany({ select: { name: true, priceRappen: true } })
    expect(rows.filter(({ name, priceRappen }) => told.get(name) !== priceRappen)).toEqual([])
    expect(sold.filter(({ optionGroups }) => select(optionGroups).problems.length > 0)).toEqual([])
  })

  it('finds every category and every dish by its name in every language, where only one is called so', async () => {
    const categories = await db().category.findMany()
    const named = categories.map(({ id, name, names }) => ({ id, name, names: storedNames(names) }))
    expect(notMeant(named, (name) => storedCategory(named, name)?.id)).toEqual([])

    const dishes = (await listMenuItems({ forStaff: false })).map(({ id, name, names }) => ({ id, name, names }))
    const all = [...new Set(dishes.flatMap((dish) => languages.map((language) => nameIn(dish, language))))]
    const found = await findItemsOnSale(
      all.map((name) => ({ name, quantity: 1 })),
      { shop: await findShop(), now: new Date() },
    )
    expect(notMeant(dishes, (name) => found.find(({ askedAs }) => askedAs.includes(nameKey(name)))?.id)).toEqual([])
  })

  it('has the pizza large with cheese cost what both cost', async () => {
    const pizza = (await listMenuItems({ forStaff: true })).find(({ name }) => name === 'Pizza halb-halb')!
    const id = (name: string) =>
      pizza.optionGroups.flatMap(({ options }) => options).findLast((option) => option.name.de === name)?.id ?? ''
    const margherita = pizza.optionGroups[0]?.options[0]?.id ?? ''
    const wanted = [margherita, id('Diavola'), id('40 cm'), id('Mozzarella')]
    const chosen = select(
      pizza.optionGroups,
      wanted.map((optionId) => ({ optionId })),
    )
    expect(chosen.problems).toEqual([])
    expect(unitPrice(pizza, chosen.chosen).unitRappen, '20.50 + 7.00 + 4.50').toBe(3200)
  })
})
