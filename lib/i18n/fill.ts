import type { Plural } from './catalogue'
import type { Language } from './language'

/** For `{name}` placeholders. */
export function fill(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder))
}

// Cached: the rules cost fifty times what they decide, and a page counts in every category.
const rules = new Map<Language, Intl.PluralRules>()

/** `{count}` is filled in. */
export function counted(forms: Plural, count: number, language: Language): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return fill(forms[rule.select(count)] ?? forms.other, { count })
}

/** A few of the catalogue's texts: only these reach the browser. */
export function pick<T, Name extends keyof T>(texts: T, ...names: Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, texts[name]])) as Pick<T, Name>
}

/** The key may be typed by a user: `constructor` is no entry. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
