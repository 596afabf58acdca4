import type { Measured } from './measure'

// Of the second of two calls, so that what is made once (a compiled plan, a page of the cache) and a moment in which the
// machine was busy do not count. What changes something is called once, and has more time.

const mostMs = 1000
const mostMsOnce = 3000
const mostBytes = 1_000_000
const leastBytesPerMs = 20_000_000 / 60_000

/** What is wrong with an answer. */
export function faultsOf(
  { name, kind, status, firstMs, ms, bytes, isCut }: Measured,
  { isOnce = false } = {},
): string[] {
  const faults: string[] = []
  if (isCut) faults.push(status === 0 ? 'no answer' : 'broken off')
  if (status >= 500 || (kind !== 'page' && status >= 300)) faults.push(`answered ${status}`)
  if (kind === 'page' && status >= 400 && !isAbsent(name)) faults.push(`answered ${status}`)
  const isDocument = kind === 'page' || kind === 'answer'
  const waited = isDocument ? ms : firstMs
  if (waited > (isOnce ? mostMsOnce : mostMs)) faults.push(`took ${waited} ms`)
  const may = longer.find(({ what }) => what.test(name))
  if (isDocument && bytes > (may?.mostBytes ?? mostBytes)) faults.push(`has ${bytes} bytes`)
  const bytesPerMs = bytes / (ms - firstMs)
  if (kind === 'file' && !isCompressed(name) && bytes > mostBytes && bytesPerMs < leastBytesPerMs)
    faults.push(`comes with ${Math.round((bytesPerMs * 60_000) / 1e6)} MB a minute`)
  return [...new Set(faults)].map((fault) => `${name} ${fault}`)
}

/** What is longer than others may be, and why. */
const longer = [
  { what: /\/getMenuItems$/, mostBytes: 5_000_000, why: 'the specification has all dishes in one answer' },
  { what: /\/openapi\.json$/, mostBytes: 380_000, why: 'one document of all operations, with their examples' },
  { what: /GET \/de\/menu$/, mostBytes: 1_300_000, why: 'search and filters find each of 2 000 dishes in the page' },
]

function isCompressed(name: string): boolean {
  return name.includes('/archive')
}

/** Pages that say that something is not there or not now, and offices that are not for that role. */
function isAbsent(name: string): boolean {
  return (
    /\/(missing|product-missing|look-preview|opens-soon|terms-and-conditions\/1)$/.test(name) ||
    /^(staff|manager) GET \/admin/.test(name)
  )
}
