import { isIPv6 } from 'node:net'

export function canonicalAddress(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  return mappedAddress(groupsOf(plain)) ?? shortened(plain)
}

/** An IPv4 address, or the first half of an IPv6 one, because a client has all 2⁶⁴ of it. */
export function clientNetwork(address: string): string {
  const canonical = canonicalAddress(address)
  return isIPv6(canonical) ? `${groupsOf(canonical).slice(0, 4).join(':')}::/64` : canonical
}

function shortened(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = shortened(address).split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function mappedAddress(groups: string[]): string | null {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return null
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
