/**
 * The category as it is stored, for any spelling of its name in an address; undefined where there is none. Pages are
 * cached under the stored spelling alone, so that no client can fill the cache with variations.
 */
export function storedCategory(names: readonly string[], spelling: string): string | undefined {
  const wanted = folded(spelling)
  return names.find((name) => folded(name) === wanted)
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
