/**
 * The stored name of the category that an address spells in any way; undefined where there is none. Pages are cached
 * under the stored spelling alone, so that no client can fill the cache with variations.
 */
export function storedCategory(names: readonly string[], spelling: string): string | undefined {
  const wanted = normalized(spelling)
  return names.find((name) => normalized(name) === wanted)
}

function normalized(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
