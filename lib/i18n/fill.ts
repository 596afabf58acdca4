import { isolated } from './isolated'
import type { Language } from './language'

// What our texts use of ICU's messages: `{name}` and `{count, plural, one {# dish} other {# dishes}}`.
export const argument = /\{(\w+)(?:,\s*plural,((?:\s*\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g
export const form = /(\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g

/** The language chooses between plural forms. What has no value is left as it is. */
export function fill(message: string, values: Record<string, string | number> = {}, language?: Language): string {
  return message.replace(argument, (whole, name: string, forms: string | undefined) => {
    const value = ownValue(values, name)
    if (value === undefined) return whole
    if (forms === undefined) return isolated(String(value))
    return language ? fill(formFor(Number(value), forms, language), values) : whole
  })
}

/** `{count}` is filled in. */
export function counted(message: string, count: number, language: Language): string {
  return fill(message, { count }, language)
}

// Cached: the rules cost fifty times what they decide, and a page counts in every category.
const rules = new Map<Language, Intl.PluralRules>()

function formFor(count: number, forms: string, language: Language): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const texts = new Map(Array.from(forms.matchAll(form), ([, category, text = '']) => [category, text]))
  return (texts.get(rule.select(count)) ?? texts.get('other') ?? '').replaceAll('#', String(count))
}

/** A few of the catalogue's texts: only these reach the browser. */
export function pick<T, Name extends keyof T>(texts: T, ...names: Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<T, Name>
}

/** The key may be typed by a user: `constructor` is no entry. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
