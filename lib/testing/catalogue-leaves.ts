import type { Plural } from '../i18n/catalogue'

type Leaf = string | Plural

/** Every text by its path, plural forms under the path of their thing. */
export function leavesOf(value: unknown, path = ''): [path: string, leaf: Leaf][] {
  if (typeof value === 'string' || isPlural(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group of texts`)
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
}

export function formsOf(leaf: Leaf): string[] {
  return typeof leaf === 'string' ? [leaf] : Object.values(leaf)
}

export function placeholdersOf(leaf: Leaf): string[] {
  const text = typeof leaf === 'string' ? leaf : leaf.other
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted()
}

function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && Object.keys(value).every(isCategory)
}

function isCategory(key: string): boolean {
  return ['zero', 'one', 'two', 'few', 'many', 'other'].includes(key)
}
