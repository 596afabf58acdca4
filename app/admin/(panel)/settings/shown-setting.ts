import { knownLanguage, languageFacts } from '@/lib/i18n/language'
import type { AdminTexts } from '@/lib/i18n/texts'
import { formatPrice, rappenOf } from '@/lib/platform/money'
import type { ShopView } from '@/lib/shop/schema'
import { textOf, type Show } from '../../_form/conflict'
import { spansInWords } from '../../_form/week-fields'

type Amount = number | string
type Zone = Record<'postcode' | 'city', string> & Record<'fee' | 'minimum', Amount>

export const vatClassWord = { reduced: 'vatReduced', standard: 'vatStandard' } as const

/** The settings as people read them, for two versions side by side; a list has a line for each entry. */
export function shownSetting({ forms, settings }: Pick<AdminTexts, 'forms' | 'settings'>): Show {
  const price = (amount: Amount) => formatPrice(rappenOf(Number(amount)))
  const week = (spans: ShopView['hours']) => spansInWords(spans, forms.weekdays)
  const shown: Record<string, (value: never) => string> = {
    hours: week,
    office_hours: week,
    pickup_minimum: price,
    largest_order: price,
    languages: (codes: string[]) => codes.map((code) => languageFacts[knownLanguage(code)].name).join(', '),
    mail_language: (language: string) => languageFacts[knownLanguage(language)].name,
    sell_only_declared: (isOn: boolean) => (isOn ? forms.yes : forms.no),
    order_without_account: (isOn: boolean) => (isOn ? forms.yes : forms.no),
    closures: (closures: ShopView['closures']) =>
      closures
        .map((closure) => `${closure.first_day} – ${closure.last_day} ${closure.note_de || closure.note_en}`.trim())
        .join('\n'),
    zones: (zones: Zone[]) =>
      zones
        .map(({ postcode, city, fee, minimum }) => `${postcode} ${city} ${price(fee)} / ${price(minimum)}`)
        .join('\n'),
    statements: (list: ShopView['statements']) => list.map((one) => statementInWords(one, settings)).join('\n'),
    vat_rates: (rates: ShopView['vat_rates']) =>
      rates
        .map((rate) => `${rate.valid_from}: ${settings[vatClassWord[rate.vat_class]]} ${rate.per_cent} %`)
        .join('\n'),
  }
  return (field, value) => (shown[field]?.(value as never) ?? textOf(value)) || forms.nothing
}

function statementInWords(
  { kind, country, production_methods: methods }: ShopView['statements'][number],
  words: AdminTexts['settings'],
): string {
  const named = methods?.map((method) => words.methodNames[method]).join('; ')
  const said = [country, methods && (named || words.statementNone)].filter(Boolean)
  return `${words.kindNames[kind]}: ${said.join(', ')}`
}

export function settingLabels(words: AdminTexts['settings']): Record<string, string> {
  return {
    name: words.name,
    email: words.email,
    phone: words.phone,
    street_address: words.street,
    postcode: words.postcode,
    city: words.city,
    owner_name: words.ownerName,
    vat_number: words.vatNumber,
    vat_liable_from: words.vatLiableFrom,
    header_note_en: words.headerNoteEn,
    header_note_de: words.headerNoteDe,
    search_synonyms: words.searchSynonyms,
    hours: words.kitchenHours,
    office_hours: words.officeHours,
    closures: words.closures,
    zones: words.zones,
    statements: words.statements,
    vat_rates: words.vatRates,
    pickup_minimum: words.pickupMinimum,
    largest_order: words.largestOrder,
    largest_order_pieces: words.largestOrderPieces,
    lead_time_minutes: words.leadTime,
    delivery_extra_minutes: words.deliveryExtra,
    slot_minutes: words.slotMinutes,
    slot_capacity: words.slotCapacity,
    open_orders_per_customer: words.openOrders,
    cancellation_minutes: words.cancellation,
    alarm_minutes: words.alarm,
    mail_language: words.mailLanguage,
    mail_reply_to: words.mailReplyTo,
    languages: words.languages,
    sell_only_declared: words.sellOnlyDeclared,
    order_without_account: words.orderWithoutAccount,
    beer_wine_age: words.beerWineAge,
  }
}
