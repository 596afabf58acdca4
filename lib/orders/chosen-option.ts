import { fill } from '@/lib/i18n/fill'
import { shopLanguage, type Language } from '@/lib/i18n/language'
import { localizedOf, type Localized } from '@/lib/i18n/localized'
import { ownText } from '@/lib/i18n/own-text'
import { ambiguousGroups } from '@/lib/menu/options/wrong-fields'
import type { VatClass } from '@/lib/menu/limits'
import type { ItemOnSale } from './quote/items-on-sale'
import type { QuotedLine } from './quote/quote'
import type { RatesPerMille } from './vat'

/** What an order line keeps of an option that was chosen, as it was then. */
export interface ChosenOption {
  optionId: string
  groupId: string
  group: Localized
  name: Localized
  /** Empty: the name. */
  kitchenName: string
  /** Units per dish. */
  quantity: number
  /** The one of its group that had to be chosen, so that no ticket writes a number before it. */
  isOnlyOne: boolean
  /** Another group of the dish offered the same, so that its group is said with it. */
  isAmbiguous: boolean
  /** What all its units add to one dish; 0 for a base option, whose price is that of the dish. */
  priceRappen: number
  vatPerMille: number
  /** null: written before options had one; such an option keeps its rate. */
  vatClass: VatClass | null
  /** Years, where it is this that not everybody may buy and the dish without it is for anybody; else 0. */
  minimumAge: number
}

type Line = QuotedLine<ItemOnSale>

export function chosenOptions({ menuItem, charged }: Line, rates: RatesPerMille): ChosenOption[] {
  const ambiguous = ambiguousGroups(menuItem.optionGroups, ({ name }) => ownText(name, shopLanguage))
  return charged.map(({ group, option, units, chargedRappen }) => ({
    ...taxed(option.vatClass ?? menuItem.vatClass, rates),
    optionId: option.id,
    groupId: group.id,
    group: group.name,
    name: option.name,
    kitchenName: option.kitchenName,
    quantity: units,
    isOnlyOne: group.minUnits === 1 && group.maxUnits === 1,
    isAmbiguous: ambiguous.has(group.id),
    priceRappen: chargedRappen,
    // What sets the price of the dish is the dish.
    minimumAge: menuItem.minimumAge > 0 || group.pricing === 'base' ? 0 : option.minimumAge,
  }))
}

/** Of what is no option of a class of its own. */
export function vatOfBase({ menuItem, base }: Line, rates: RatesPerMille) {
  return taxed(base?.option.vatClass ?? menuItem.vatClass, rates)
}

function taxed(vatClass: VatClass, rates: RatesPerMille) {
  return { vatClass, vatPerMille: rates[vatClass] }
}

export function minimumAgeOf({ menuItem, charged }: Line): number {
  return Math.max(menuItem.minimumAge, ...charged.map(({ option }) => option.minimumAge))
}

/** For people who read this language. */
export function choicesIn({ options }: { options: readonly ChosenOption[] }, language: Language): Choice[] {
  return options.map((option) => ({
    name: ownText(option.name, language),
    group: ownText(option.group, language),
    ...unitsOf(option),
  }))
}

/** For the stove, in the kitchen's own words. */
export function kitchenChoices({ options }: { options: readonly ChosenOption[] }): Choice[] {
  return options.map((option) => ({
    name: option.kitchenName || ownText(option.name, shopLanguage),
    group: ownText(option.group, shopLanguage),
    ...unitsOf(option),
  }))
}

function unitsOf({
  quantity,
  isOnlyOne,
  isAmbiguous,
}: ChosenOption): Pick<Choice, 'quantity' | 'isOnlyOne' | 'isAmbiguous'> {
  return { quantity, isOnlyOne, isAmbiguous }
}

/** A line's total by rate: what an option of another class adds is a share of its own. */
export function grossByRate(line: {
  quantity: number
  totalRappen: number
  vatPerMille: number
  options: unknown
}): Map<number, number> {
  const shares = new Map([[line.vatPerMille, line.totalRappen]])
  for (const { priceRappen, vatPerMille: rate } of storedOptions(line)) {
    const share = priceRappen * line.quantity
    if (share === 0 || rate === line.vatPerMille) continue
    shares.set(rate, (shares.get(rate) ?? 0) + share)
    shares.set(line.vatPerMille, (shares.get(line.vatPerMille) ?? 0) - share)
  }
  return shares
}

/**
 * What new-order.ts wrote there; older orders do not say what is ambiguous, which option is not for everybody and of which
 * VAT class it is, and nothing in a language that the shop has learned since.
 */
export function storedOptions({ options }: { options: unknown }): ChosenOption[] {
  return (options as ChosenOption[]).map((option) => ({
    ...option,
    group: localizedOf(option.group),
    name: localizedOf(option.name),
    isAmbiguous: option.isAmbiguous ?? false,
    minimumAge: option.minimumAge ?? 0,
    vatClass: option.vatClass ?? null,
  }))
}

export interface ChoiceWords {
  times: string
  each: string
  ofGroup: string
}

export interface Choice {
  /** In the language of the reader. */
  name: string
  /** Units per dish. */
  quantity: number
  /** The one of its group that had to be chosen. */
  isOnlyOne: boolean
  /** In the same language; empty: nobody has kept it. */
  group: string
  /** Another group of the dish offers the same. */
  isAmbiguous: boolean
}

/**
 * What was chosen with `dishes` of one kind, a line each. "2 ×" below "3 × Menü" is misread in every kitchen, so that a
 * number says "each" as soon as there are several dishes, and what had to be chosen has none. Nobody knows which of two
 * "Ketchup" goes where, so that a group is said where its choice could be that of another one.
 */
export function choiceLines(choices: readonly Choice[], dishes: number, words: ChoiceWords): string[] {
  return choices.map((choice) => {
    const line = withUnits(choice, dishes, words)
    return isGroupSaid(choice, choices) ? fill(words.ofGroup, { group: choice.group, choice: line }) : line
  })
}

function withUnits({ name, quantity, isOnlyOne }: Choice, dishes: number, words: ChoiceWords): string {
  if (isOnlyOne || (dishes === 1 && quantity === 1)) return name
  return fill(dishes === 1 ? words.times : words.each, { count: quantity, name })
}

function isGroupSaid({ name, group, isAmbiguous }: Choice, all: readonly Choice[]): boolean {
  return group !== '' && (isAmbiguous || all.some((other) => other.group !== group && other.name === name))
}

interface ChosenLine {
  name: string
  quantity: number
  note: string
  menuItemId: string | null
  options: readonly { optionId: string; quantity: number }[]
}

/** The lines of an order as they are cooked: what is equal in every choice is one line. */
export function cookedLines<Item extends ChosenLine>(lines: readonly Item[]): Item[] {
  const cooked = new Map<string, Item>()
  for (const line of lines) {
    const chosen = line.options.map(({ optionId, quantity }) => [optionId, quantity])
    const key = JSON.stringify([line.menuItemId, line.name, line.note, chosen])
    const same = cooked.get(key)
    cooked.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  return [...cooked.values()]
}
