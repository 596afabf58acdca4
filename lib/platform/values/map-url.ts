export function mapUrl(address: readonly string[]): string {
  if (address.length === 0) return ''
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.join(', ') })}`
}
