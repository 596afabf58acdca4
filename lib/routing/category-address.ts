import type { NamedCategory } from '@/lib/platform/events'

/** The exact spelling comes first, so that "Strasse" and "Straße", equal in capitals, both have a page. */
export function storedCategory(categories: readonly NamedCategory[], spelling: string): NamedCategory | undefined {
  for (const normalized of [composed, inLowerCase, inAnyCase]) {
    const wanted = normalized(spelling)
    const found = categories.find(({ name }) => normalized(name) === wanted)
    if (found) return found
  }
  return undefined
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
