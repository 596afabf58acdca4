import { mostPoints } from '../limits'
import { fill } from '@/lib/i18n/fill'
import { languageFacts, languages, type Language } from '@/lib/i18n/language'
import { texts } from '@/lib/i18n/texts'
import type { FieldError } from '@/lib/i18n/catalogue'
import type { Meaning } from './columns'
import { longestShown } from './limits'
import type { Reason } from './reasons'

interface ReasonContext {
  /** Of the owner's table, where it has that column. */
  heading: string | null
  language: Language
}

/** Names what is allowed, so that the owner need not look it up. */
export function reasonText({ code, meaning, value }: Reason, { heading, language }: ReasonContext): string {
  const { admin, fieldErrors } = texts(language)
  const { reasons } = admin.menuSheet
  const label = meaningLabel(meaning, language)
  const values = {
    meaning: label,
    heading: heading || label,
    value: (value ?? '').slice(0, longestShown),
    allowed: allowedFor(meaning, language),
  }
  if (code === 'not_readable') return fill(isPrice(meaning) ? reasons.not_a_price : reasons.not_readable, values)
  if (isOwn(code, reasons)) return fill(reasons[code], values)
  return fill(reasons.other, { ...values, message: fieldErrors[code as FieldError] })
}

function isOwn<Texts extends object>(code: string, own: Texts): code is keyof Texts & string {
  return Object.hasOwn(own, code)
}

function isPrice(meaning: Meaning): boolean {
  return meaning === 'price' || meaning === 'size_price'
}

function meaningLabel(meaning: Meaning, language: Language): string {
  const { meanings, textIn } = texts(language).admin.menuSheet
  if (isOwn(meaning, meanings)) return meanings[meaning]
  const of = languages.find((code) => meaning.endsWith(`_${code}`)) ?? language
  const text = meaning.startsWith('name') ? meanings.name : meanings.description
  return fill(textIn, { text, language: languageFacts[of].name })
}

function allowedFor(meaning: Meaning, language: Language): string {
  const { menu, menuSheet } = texts(language).admin
  const { allowed } = menuSheet
  const lists: Partial<Record<Meaning, string>> = {
    price: '14.50',
    size_price: '14.50',
    allergens: [...Object.values(menu.allergenNames), allowed.none].join(', '),
    tags: Object.values(menu.tagNames).join(', '),
    origins: allowed.origins,
    vat_class: Object.values(menu.vatNames).join(', '),
    minimum_age: allowed.ages,
    volume_ml: allowed.volumes,
    points: `0–${mostPoints}`,
    available: allowed.yesNo,
  }
  return lists[meaning] ?? ''
}
