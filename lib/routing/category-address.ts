import type { NamedCategory } from '@/lib/platform/events'

/** The one that is stored under this name, else the only one that is called so in some language. */
export function storedCategory(categories: readonly NamedCategory[], spelling: string): NamedCategory | undefined {
  const [stored] = calledSo(categories, spelling, ({ name }) => [name])
  if (stored) return stored
  const [only, ...others] = calledSo(categories, spelling, ({ names = {} }) => Object.values(names))
  return others.length === 0 ? only : undefined
}

/** The exact spelling comes first, so that "Strasse" and "Straße", equal in capitals, both have a page. */
function calledSo(
  categories: readonly NamedCategory[],
  spelling: string,
  namesOf: (category: NamedCategory) => string[],
): NamedCategory[] {
  for (const normalized of [composed, inLowerCase, inAnyCase]) {
    const wanted = normalized(spelling)
    const found = categories.filter((category) => namesOf(category).some((name) => normalized(name) === wanted))
    if (found.length > 0) return found
  }
  return []
}

function composed(name: string): string {
  return name.normalize('NFC')
}

function inLowerCase(name: string): string {
  return composed(name).toLowerCase()
}

/** Some letters have no way back from their capitals: ß becomes SS, ſ becomes S. */
function inAnyCase(name: string): string {
  return composed(composed(name).toUpperCase().toLowerCase())
}
