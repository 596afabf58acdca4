import type { Plural } from './catalogue'
import type { Language } from './language'

/** Puts values into `{name}` placeholders. */
export function fill(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** The form that the language has for this number; `{count}` is filled in. */
export function counted(forms: Plural, count: number, language: Language): string {
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { count })
}
