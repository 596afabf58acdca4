/** Names may hold anything: umlauts, slashes, percent signs. */
export function categoryPath(name: string): string {
  return `/product/${encodeURIComponent(name)}`
}
