const tints = ['bg-ground-1', 'bg-ground-2', 'bg-ground-3', 'bg-ground-4', 'bg-ground-5', 'bg-ground-6']

/** Each category keeps one tint through the whole shop, by its place on the menu. */
export function tintOf(index: number): string {
  return tints[index % tints.length] ?? 'bg-ground-1'
}
