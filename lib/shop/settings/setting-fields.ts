import { fill } from '@/lib/i18n/fill'
import { languageFacts, languages } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { columnName, type ColumnName } from '@/lib/platform/database/rows'
import { beerWineAges, longestSynonyms } from '../limits'

// One line a column: answer, call, forms, history and permission follow from it; labels stand under the same name in
// the catalogue, `settings`. Browsers import this as well.

type Words = AdminTexts['settings']
type TextKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]

interface Described {
  form: 'shop' | 'ordering' | 'vat' | 'statements' | 'mail'
  about?: string
  hint?: TextKey
  isOwners?: true
  /** May not be empty; a number and an amount never are. */
  isRequired?: true
}

export type Setting = Described &
  (
    | { kind: 'flag' }
    /** `hasZero`: 0 switches it off, whatever the least is. */
    | { kind: 'number'; least: number; most: number; hasZero?: true }
    | { kind: 'amount'; least: number; most: number }
    /** YYYY-MM-DD; null: none. */
    | { kind: 'day' }
    | { kind: 'paragraph'; longest: number }
    | { kind: 'line'; longest: number; fill?: string }
    | { kind: 'email' }
    | { kind: 'phone' }
    | { kind: 'postcode' }
    | { kind: 'vatNumber' }
    | { kind: 'choice'; of: readonly string[]; say: (value: string) => string }
    | { kind: 'choice'; of: readonly number[]; say: (value: number, words: Words) => string }
  )

export const settingFields = {
  name: { form: 'shop', kind: 'line', longest: 80, isRequired: true, fill: 'organization' },
  email: { form: 'shop', kind: 'email', isRequired: true },
  phone: { form: 'shop', kind: 'phone', isRequired: true },
  streetAddress: { form: 'shop', kind: 'line', longest: 120, isRequired: true, fill: 'street-address' },
  postcode: { form: 'shop', kind: 'postcode', isRequired: true },
  city: { form: 'shop', kind: 'line', longest: 80, isRequired: true, fill: 'address-level2' },
  ownerName: { form: 'shop', kind: 'line', longest: 120 },
  vatNumber: {
    form: 'vat',
    kind: 'vatNumber',
    hint: 'vatNumberHint',
    about: 'Empty: not liable to VAT.',
    isOwners: true,
  },
  vatLiableFrom: {
    form: 'vat',
    kind: 'day',
    hint: 'vatLiableFromHint',
    about: 'The first day of supply for which the shop is liable to VAT; null: any.',
    isOwners: true,
  },
  searchSynonyms: {
    form: 'shop',
    kind: 'paragraph',
    longest: longestSynonyms,
    hint: 'searchSynonymsHint',
    about: 'Words that the search takes for each other: one group a line, separated by commas.',
  },
  mailLanguage: {
    form: 'shop',
    kind: 'choice',
    of: languages,
    say: (language: string) => Object.entries(languageFacts).find(([code]) => code === language)?.[1].name ?? language,
    about: 'Of the mails to the shop itself.',
  },
  mailReplyTo: { form: 'mail', kind: 'email', about: 'Where answers to mails go; empty: to the contact address.' },
  pickupMinimumRappen: { form: 'ordering', kind: 'amount', least: 0, most: 1_000_000, isOwners: true },
  largestOrderRappen: {
    form: 'ordering',
    kind: 'amount',
    least: 1,
    most: 10_000_000,
    about: 'One order costs at most this.',
  },
  leadTimeMinutes: { form: 'ordering', kind: 'number', least: 0, most: 240, about: 'From the order to the food.' },
  deliveryExtraMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 240,
    about: 'On top, for the way to the guest.',
  },
  slotMinutes: { form: 'ordering', kind: 'number', least: 5, most: 120 },
  quarterPoints: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 1000,
    hint: 'quarterPointsHint',
    about: 'Of the dishes that the kitchen does in a quarter of an hour; 0: no limit.',
  },
  slotCapacity: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 1000,
    about: 'Orders promised for a quarter of an hour, whether it was chosen or not; 0: no limit.',
  },
  quarterDeliveries: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 1000,
    about: 'Of the orders of a quarter of an hour; 0: no limit.',
  },
  lastPickupMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 240,
    hint: 'lastOrderHint',
    about: 'Before the closing: when the last dish is begun that is picked up.',
  },
  lastDeliveryMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 240,
    about: 'Before the closing: when the last dish is begun that is delivered.',
  },
  deliversAtOpening: {
    form: 'ordering',
    kind: 'flag',
    hint: 'deliversAtOpeningHint',
    about: 'The first slot of a delivery is the opening itself, not what can be cooked and brought from then on.',
  },
  openOrdersPerCustomer: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 100,
    about: 'That a customer may have at once; 0: no limit.',
  },
  cancellationMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 1440,
    about: 'From ordering; until it is accepted, an order can be cancelled in any case.',
  },
  preorderCancellationMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 0,
    most: 1440,
    hint: 'preorderCancellationMinutesHint',
    about: 'Before its time, an accepted pre-order that is not begun; 0: `cancellation_minutes` alone.',
  },
  alarmMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 1,
    most: 240,
    about: 'An order that was not accepted for so long is reported by mail.',
  },
  rejectAfterMinutes: {
    form: 'ordering',
    kind: 'number',
    least: 5,
    most: 240,
    hasZero: true,
    hint: 'rejectAfterMinutesHint',
    about: 'An order that was not accepted for so many open minutes is rejected and paid back; 0: never.',
  },
  autoAccept: {
    form: 'ordering',
    kind: 'flag',
    hint: 'autoAcceptHint',
    about:
      'Orders are accepted for the time that they were promised, while a device or a printer of the kitchen is there.',
  },
  autoAcceptFirstRappen: {
    form: 'ordering',
    kind: 'amount',
    least: 0,
    most: 100_000,
    about: 'The most that a guest’s first order may cost to be accepted by itself; 0: none is.',
  },
  autoAcceptAlcohol: {
    form: 'ordering',
    kind: 'flag',
    about: 'Orders with alcohol are accepted by themselves too.',
  },
  largestOrderPieces: {
    form: 'ordering',
    kind: 'number',
    least: 1,
    most: 9999,
    about: 'One order holds at most so many pieces.',
  },
  beerWineAge: {
    form: 'ordering',
    kind: 'choice',
    of: beerWineAges,
    say: (years, words) => fill(words.beerWineAgeYears, { years }),
    hint: 'beerWineAgeHint',
    about: 'Years, for beer and wine: 16, or 18 where the canton asks for it.',
  },
  sellOnlyDeclared: {
    form: 'statements',
    kind: 'flag',
    hint: 'sellOnlyDeclaredHint',
    about: 'Dishes without their declarations stay off the menu.',
  },
  orderWithoutAccount: {
    form: 'ordering',
    kind: 'flag',
    hint: 'orderWithoutAccountHint',
    about: 'A first order needs no password, only the mailed code.',
  },
} as const satisfies Partial<Record<TextKey, Setting>>

export type SettingName = keyof typeof settingFields

export const settingNames = Object.keys(settingFields) as SettingName[]

/** An amount is in francs there. */
export type WireName<Name> = ColumnName<Name extends `${infer Amount}Rappen` ? Amount : Name>

export function wireNameOf<Name extends string>(name: Name): WireName<Name> {
  return columnName(name.replace(/Rappen$/, '')) as WireName<Name>
}

export function isOwners(name: SettingName): boolean {
  return 'isOwners' in settingFields[name]
}
