import type { Plural } from './catalogue'
import type { Language } from './language'

/** Puts values into `{name}` placeholders. */
export function fill(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder))
}

// Made once: the rules cost fifty times what they decide, and a page counts in every category.
const rules = new Map<Language, Intl.PluralRules>()

/** The form that the language has for this number; `{count}` is filled in. */
export function counted(forms: Plural, count: number, language: Language): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return fill(forms[rule.select(count)] ?? forms.other, { count })
}

/** What a record holds under a word that a person has typed: `constructor` is no word of its own. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
