import { shopLanguage } from '@/lib/i18n/language'
import { ownText } from '@/lib/i18n/text-fields'
import type { VatClass } from '@/lib/menu/limits'
import { volumeOf } from '@/lib/menu/options/unit-price'
import { ambiguousGroups } from '@/lib/menu/options/wrong-fields'
import type { ChosenOption } from '@/lib/orders/chosen-option'
import type { QuotedLine } from './quote'
import type { ItemOnSale } from './quote-inputs'

type Line = QuotedLine<ItemOnSale>

export function chosenOptions({ menuItem, charged }: Line, rates: Record<VatClass, number>): ChosenOption[] {
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
    // A base option is the dish: the dish's own age applies.
    minimumAge: menuItem.minimumAge > 0 || group.pricing === 'base' ? 0 : option.minimumAge,
  }))
}

export function vatOfBase({ menuItem, base }: Line, rates: Record<VatClass, number>) {
  return taxed(base?.option.vatClass ?? menuItem.vatClass, rates)
}

function taxed(vatClass: VatClass, rates: Record<VatClass, number>) {
  return { vatClass, vatPerMille: rates[vatClass] }
}

export function minimumAgeOf({ menuItem, charged }: Line): number {
  return Math.max(menuItem.minimumAge, ...charged.map(({ option }) => option.minimumAge))
}

/** What the kitchen has to do for one of it. A drink is handed out. */
export function pointsOfLine({ menuItem, charged }: Line): number {
  const own = menuItem.points ?? (volumeOf(menuItem, charged) === null ? 1 : 0)
  return charged.reduce((points, { option, units }) => points + (option.points ?? 0) * units, own)
}
