/** Opens the map program of a phone, or a map in the browser, at this address; empty for none. */
export function mapUrl(address: readonly string[]): string {
  if (address.length === 0) return ''
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.join(', ') })}`
}
