import fc from 'fast-check'
import { languages, shopLanguage, type Language } from '@/lib/i18n/language'
import type { Localized } from '@/lib/i18n/localized'
import { centre } from '@/lib/pictures/picture-path'
import { isSetBySize } from '@/lib/menu/json/plan/merge'
import type { GroupEntry, ItemEntry, OptionEntry } from '@/lib/menu/json/menu-file'
import type { WholeMenu } from '@/lib/menu/json/whole-menu'
import {
  groupFields,
  itemFields,
  optionFields,
  type Field,
  type Fields,
  type Values,
} from '@/lib/menu/items/item-fields'
import { vatClasses } from '@/lib/menu/limits'

// What tables, quotes and formulas stumble over.
const awkward = [
  '=1+1',
  "'=x",
  '-5',
  '+41',
  '@a',
  'a;b',
  'a,b',
  'say "no"',
  'Zürich',
  '1/2',
  'none',
  'Käse (gross)',
  "''@",
  '«É»',
]

const word = fc.oneof(fc.constantFrom(...awkward), fc.stringMatching(/^[A-Za-zäöü0-9]{1,8}$/))
const maybe = fc.oneof(fc.constant(''), word, fc.constant('zwei\nZeilen\n=3'))
const name = fc.tuple(word, fc.nat(1_000_000)).map(([text, number]) => `${text} ${number}`)
/** The language of the owner first; the others may be empty. */
function inEveryLanguage(own: fc.Arbitrary<string>, other: fc.Arbitrary<string>): fc.Arbitrary<Localized> {
  const texts = languages.map((language) => [language, language === shopLanguage ? own : other])
  return fc.record(Object.fromEntries(texts) as Record<Language, fc.Arbitrary<string>>)
}

const localized = inEveryLanguage(name, fc.oneof(fc.constant(''), word))
const names = inEveryLanguage(fc.oneof(fc.constant(''), word), fc.oneof(fc.constant(''), word))
const rappen = fc.integer({ min: 1, max: 1_000_000 })
const origins = fc.array(fc.record({ ingredient: word, country: fc.constantFrom('CH', 'BR', 'FR') }), { maxLength: 3 })
const days = fc.uniqueArray(fc.constantFrom('2026-12-01', '2026-12-24', '2027-01-06'), { minLength: 2, maxLength: 2 })
const times = fc
  .record({
    weekdays: fc.subarray([1, 3, 7]),
    opens: fc.constantFrom('11:00', '18:30'),
    closes: fc.constantFrom('14:00', '22:45'),
    days,
    hasFrom: fc.boolean(),
    hasUntil: fc.boolean(),
  })
  .map(({ weekdays, opens, closes, days: [one = '', other = ''], hasFrom, hasUntil }) => ({
    sellingTimes: opens < closes ? weekdays.map((weekday) => ({ weekday, opens, closes })) : [],
    soldFrom: hasFrom ? (one < other ? one : other) : null,
    soldUntil: hasUntil ? (one < other ? other : one) : null,
  }))
/** The pictures that every shop of these menus has. */
export const knownPictures: ReadonlySet<string> = new Set(['a', 'b'].map((letter) => letter.repeat(64)))
const shown = fc.oneof(
  fc.constant({ picture: null, ...centre }),
  fc.record({ picture: fc.constantFrom(...knownPictures), focusX: fc.nat(100), focusY: fc.nat(100) }),
)
const shared = { id: fc.uuid(), available: fc.boolean() }

function valuesOf<Table extends Fields>(table: Table): fc.Arbitrary<Values<Table>> {
  const values = Object.entries(table).map(([field, described]) => [field, valueOf(described)])
  const record = fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>)
  return record.map((entry) => entry as Values<Table>)
}

function valueOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'flag') return fc.boolean()
  if (field.kind === 'line') return fc.oneof(fc.constant(''), word)
  if (field.kind === 'number') return fc.option(fc.integer({ min: field.least, max: field.most }))
  if (field.kind === 'choice') return fc.constantFrom(...field.of)
  if (field.kind === 'origins') return origins
  const list = fc.subarray([...field.of])
  return field.kind === 'list' ? list : fc.option(list)
}

const option: fc.Arbitrary<OptionEntry> = fc
  .record({
    ...shared,
    name: localized,
    priceRappen: fc.nat(1_000_000),
    vatClass: fc.constantFrom(null, ...vatClasses),
    stated: valuesOf(optionFields),
  })
  .map(({ stated, ...rest }) => ({
    ...rest,
    ...stated,
    isDefault: false,
    sizePrices: [],
    allergensTakenAway: stated.allergensTakenAway.filter((allergen) => !stated.allergens?.includes(allergen)),
  }))

const group: fc.Arbitrary<GroupEntry> = fc
  .record({
    id: fc.uuid(),
    name: localized,
    stated: valuesOf(groupFields),
    isBase: fc.boolean(),
    hasDefault: fc.boolean(),
    options: fc.array(option, { minLength: 1, maxLength: 4 }),
    free: fc.nat(3),
  })
  .map(({ isBase, hasDefault, options, free, stated, ...rest }) => ({
    ...rest,
    ...stated,
    pricing: isBase ? 'base' : 'add',
    minUnits: isBase ? 1 : 0,
    maxUnits: isBase ? 1 : free === 0 ? null : free,
    maxEach: 1,
    freeUnits: isBase ? 0 : free,
    options: options.map((one, index) => ({ ...one, isDefault: hasDefault && index === 0 })),
  }))

const item = fc.record({
  ...shared,
  name,
  names,
  category: fc.nat(),
  ownRappen: rappen,
  description: inEveryLanguage(maybe, maybe),
  stated: valuesOf(itemFields),
  shown,
  times,
  groups: fc.array(fc.nat(), { maxLength: 3 }),
  isConditional: fc.boolean(),
  /** Of its options in turn; null: the group's. */
  ownPrices: fc.array(fc.option(fc.nat(1_000_000)), { maxLength: 4 }),
})

const byName = { selector: ({ name: text }: { name: string }) => text.toLowerCase() }

/** Menus that the shop could have: unique names and ids, sizes of groups of which one is chosen, conditions one deep. */
export const menus: fc.Arbitrary<WholeMenu> = fc
  .record({
    categories: fc.uniqueArray(fc.record({ id: fc.uuid(), name, names, shown, times }), {
      ...byName,
      minLength: 1,
      maxLength: 4,
    }),
    groups: fc.array(group, { maxLength: 4 }),
    items: fc.uniqueArray(item, { ...byName, maxLength: 8 }),
    prices: fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
  })
  .map(({ categories, groups, items, prices }) => {
    const priced = groups.map((one) => withSizePrices(one, { groups, prices }))
    const groupOf = new Map(priced.map((one) => [one.id, one]))
    const entries = items.map(
      ({
        category,
        groups: attached,
        isConditional,
        ownPrices,
        ownRappen,
        times: own,
        shown: picture,
        stated,
        ...rest
      }): ItemEntry => {
        const { id, name: categoryName } = categories[category % categories.length] ?? { id: '', name: '' }
        const optionGroups = attachments(priced, { attached, isConditional })
        const optionPrices = itemPrices(optionGroups, { groupOf, prices: ownPrices })
        const priceRappen = isSetBySize({ optionGroups, optionPrices }, groupOf) ? null : ownRappen
        return {
          ...rest,
          ...stated,
          ...own,
          ...picture,
          category: { id, name: categoryName },
          priceRappen,
          optionGroups,
          optionPrices,
        }
      },
    )
    const ownRappen = new Map(items.map((one) => [one.id, one.ownRappen]))
    const timed = categories.map(({ times: own, shown: picture, ...category }) => ({ ...category, ...own, ...picture }))
    return { categories: timed, optionGroups: priced, items: entries, ownRappen }
  })

function withSizePrices(one: GroupEntry, { groups, prices }: { groups: GroupEntry[]; prices: number[] }): GroupEntry {
  const sizes = groups
    .filter(({ id, pricing }) => pricing === 'base' && id !== one.id)
    .flatMap(({ options }) => options)
  const sizePrices = sizes
    .slice(0, prices.length)
    .map(({ id, name: text }, index) => ({ size: { id, name: text.de }, priceRappen: prices[index] ?? 0 }))
    .toSorted((a, b) => (a.size.id < b.size.id ? -1 : 1))
  return { ...one, options: one.options.map((choice, index) => (index === 0 ? { ...choice, sizePrices } : choice)) }
}

function itemPrices(
  attached: ItemEntry['optionGroups'],
  { groupOf, prices }: { groupOf: ReadonlyMap<string, GroupEntry>; prices: (number | null)[] },
): ItemEntry['optionPrices'] {
  const asked = attached.flatMap(({ id, name: text }) =>
    (groupOf.get(id)?.options ?? []).map((one) => ({
      optionGroup: { id, name: text },
      option: { id: one.id, name: one.name.de },
    })),
  )
  return asked
    .flatMap((one, index) => {
      const priceRappen = prices[index] ?? null
      return priceRappen === null ? [] : [{ ...one, priceRappen }]
    })
    .toSorted((a, b) => (a.option.id < b.option.id ? -1 : 1))
}

function attachments(
  groups: GroupEntry[],
  { attached, isConditional }: { attached: number[]; isConditional: boolean },
) {
  const chosen = [...new Set(attached.map((number) => groups[number % groups.length]))].filter(
    (one) => one !== undefined,
  )
  const condition = chosen[0]?.options[0]
  return chosen.map(({ id, name: text }, index) => ({
    id,
    name: text.de,
    whenOption: isConditional && index > 0 && condition ? { id: condition.id, name: condition.name.de } : null,
  }))
}
