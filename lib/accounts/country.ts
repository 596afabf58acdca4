import { z } from 'zod'
import { languageFacts, languages, type Language } from '@/lib/i18n/language'
import { fieldError } from '@/lib/platform/values/text'

// ISO 3166; Switzerland and its neighbours come first, because most customers live there.
const nearby = 'CH LI DE AT FR IT'
const others =
  'AD AE AF AG AI AL AM AO AR AS AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG ' +
  'CI CK CL CM CN CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ ' +
  'LA LB LC LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS ' +
  'XK YE YT ZA ZM ZW'
const codes = `${nearby} ${others}`.split(' ')

// The specified registration spells it "switchland".
const spellings = ['ch', 'switzerland', 'switchland', 'schweiz', 'suisse', 'svizzera']

function spelling() {
  return z
    .string({ error: fieldError('required') })
    .trim()
    .min(1, { error: fieldError('required'), abort: true })
}

/** An account and a delivery have no other country. */
export function country() {
  return spelling()
    .refine((name) => spellings.includes(name.toLowerCase()), { error: fieldError('country') })
    .transform((): 'CH' => 'CH')
    .meta({ description: 'Switzerland, Schweiz, CH or switchland' })
}

/** The customer of a pickup may live anywhere. */
export function anyCountry() {
  return spelling()
    .refine((name) => codeOf(name) !== undefined, { error: fieldError('country_unknown') })
    .transform((name) => codeOf(name) ?? 'CH')
    .meta({ description: 'ISO 3166 code or name, such as Switzerland, Schweiz, CH, switchland, Germany or DE' })
}

export function shownCountry() {
  return z.string().transform(englishName).pipe(z.string())
}

export interface Country {
  value: string
  label: string
}

export function countriesIn(language: Language): Country[] {
  const names = namesIn(language)
  const [first, rest] = [nearby, others].map((list) =>
    list.split(' ').map((code) => ({ value: englishName(code), label: names.of(code) ?? code })),
  )
  const { compare } = new Intl.Collator(languageFacts[language].formats)
  return [...(first ?? []), ...(rest ?? []).toSorted((a, b) => compare(a.label, b.label))]
}

const cached = new Map<string, string>()

function codeOf(name: string): string | undefined {
  if (cached.size === 0) {
    for (const code of codes) for (const spelled of spellingsOf(code)) cached.set(spelled.toLowerCase(), code)
    for (const spelled of spellings) cached.set(spelled, 'CH')
  }
  return cached.get(name.toLowerCase())
}

function spellingsOf(code: string): string[] {
  return [code, englishName(code), ...languages.map((language) => namesIn(language).of(code) ?? code)]
}

// What programs read, independent of the shop's languages.
const wireNames = new Intl.DisplayNames('en-GB', { type: 'region' })

function englishName(code: string): string {
  return wireNames.of(code) ?? code
}

const displayNames = new Map<Language, Intl.DisplayNames>()

function namesIn(language: Language): Intl.DisplayNames {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(languageFacts[language].formats, { type: 'region' })
  displayNames.set(language, names)
  return names
}

const fourDigits = /^[1-9][0-9]{3}$/
const fiveDigits = /^[0-9]{5}$/

// For other countries only the characters are checked.
const formats = new Map([
  ['CH', fourDigits],
  ['LI', fourDigits],
  ['AT', fourDigits],
  ['BE', fourDigits],
  ['DE', fiveDigits],
  ['FR', fiveDigits],
  ['IT', fiveDigits],
  ['ES', fiveDigits],
  ['NL', /^[1-9][0-9]{3} ?[A-Z]{2}$/i],
  ['US', /^[0-9]{5}(-[0-9]{4})?$/],
])
const anywhere = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i

export function isPostcode(value: string, countryCode: string): boolean {
  return (formats.get(countryCode) ?? anywhere).test(value)
}
