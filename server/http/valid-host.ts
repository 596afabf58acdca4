import type { IncomingMessage } from 'node:http'

/** Host becomes part of Next's addresses and of the origin check, so only a plain host name passes. */
export function hasValidHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  // Of several, Node would take the first and a proxy in front perhaps the last.
  const [host, ...others] = headersDistinct.host ?? []
  if (host === undefined) return httpVersion === '1.0'
  if (others.length > 0 || host.length > 255) return false
  return /^(?:[a-z0-9][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
