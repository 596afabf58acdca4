import { hub } from '@/lib/platform/events'
import { scaled } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'

const mostPerClient = 8
// Each holds a connection and a listener, which must not exhaust the memory.
const mostPerProcess = 2000
const keptForStaff = 100
const retryAfterSeconds = 15

const openPerClient = new Map<string, number>()

/** Throws too_many_requests at the client's limit, unavailable at the process's; the last places are the board's. */
export function takeStreamPlace(
  address: string,
  { isStaff = false, most = mostPerProcess }: { isStaff?: boolean; most?: number } = {},
): () => void {
  const open = openPerClient.get(address) ?? 0
  if (open >= scaled(mostPerClient)) throw new Refusal('too_many_requests', { retryAfterSeconds })
  if (hub().openStreams.size >= (isStaff ? most : most - keptForStaff))
    throw new Refusal('unavailable', { retryAfterSeconds })
  openPerClient.set(address, open + 1)
  return () => {
    const left = (openPerClient.get(address) ?? 1) - 1
    if (left > 0) openPerClient.set(address, left)
    else openPerClient.delete(address)
  }
}
