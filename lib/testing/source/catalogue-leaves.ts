import { argument, form } from '@/lib/i18n/fill'

/** Every text by its path. */
export function leavesOf(value: unknown, path = ''): [path: string, message: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group of texts`)
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
}

/** What a message says in each plural form, with `{count}` for `#`; in `other` alone where it has no plural. */
export function formsOf(message: string): Record<string, string> {
  const [plural, name = '', forms] = Array.from(message.matchAll(argument)).find(([, , each]) => each) ?? []
  if (plural === undefined || forms === undefined) return { other: message }
  const texts = Array.from(forms.matchAll(form), ([, category = '', text = '']) => {
    return [category, message.replace(plural, () => text.replaceAll('#', `{${name}}`))]
  })
  return Object.fromEntries(texts)
}

export function placeholdersOf(message: string): string[] {
  return Array.from((formsOf(message).other ?? '').matchAll(/\{(\w+)\}/g), ([, name = '']) => name).toSorted()
}
