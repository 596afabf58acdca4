import type { IncomingHttpHeaders } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best that the client names without conditions; null if it wants something else. */
export function acceptedEncoding(
  { 'accept-encoding': accepted = 'identity' }: IncomingHttpHeaders,
  offered: readonly Encoding[],
): Encoding | null {
  const names = accepted.split(',').map((name) => name.trim())
  return offered.find((name) => names.includes(name)) ?? (accepted === 'identity' ? 'identity' : null)
}
