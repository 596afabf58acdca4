import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { env } from '../process/env'

// What is not of the Internet (IANA's registries of special addresses): the shop's own network, this machine, and ways
// around through IPv6. Of IPv6 only what is given out to the Internet is let through, so the list names what lies within.
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

export function isOnTheInternet(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, 'ipv4')
  // IPv4 in the clothes of IPv6 is not within, either.
  return isIP(address) === 6 && internet.check(address, 'ipv6') && !privateNetworks.check(address, 'ipv6')
}

export interface Outside {
  /** For node:http: the name means what it meant when it was checked, whatever it means by now. */
  lookup: LookupFunction
}

export class NotOutside extends Error {
  constructor(readonly why: 'not_https' | 'has_credentials' | 'unknown_name' | 'private_address' | 'no_address') {
    super(why)
  }
}

interface Allowed {
  /** http, and addresses of the own network. */
  isPrivateAllowed?: boolean
  resolve?: typeof resolveAll
}

/** Throws NotOutside for what this server does not call. To be asked before each call: names change what they mean. */
export async function findOutside(
  address: string,
  { isPrivateAllowed = env().WEBHOOK_PRIVATE, resolve = resolveAll }: Allowed = {},
): Promise<Outside> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new NotOutside('no_address')
  if (url.protocol !== 'https:' && !isPrivateAllowed) throw new NotOutside('not_https')
  if (url.username || url.password) throw new NotOutside('has_credentials')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Node does not look a literal address up, so it is checked here.
  const addresses = isIP(host) ? [host] : await resolve(host)
  if (addresses.length === 0) throw new NotOutside('unknown_name')
  if (!isPrivateAllowed && !addresses.every(isOnTheInternet)) throw new NotOutside('private_address')
  return { lookup: pinned(addresses) }
}

async function resolveAll(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, { all: wantsAll }, answer) => {
    const [first] = all
    if (wantsAll) answer(null, all)
    else answer(null, first?.address ?? '', first?.family)
  }
}
