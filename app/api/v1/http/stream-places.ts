import { type BoardCaller, Device, type Staff } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { hub } from '@/lib/platform/events'
import { scaled } from '@/lib/platform/requests/rate-limit'
import { Refusal } from '@/lib/platform/refusal'

const mostPerBoard = 8
/** Of an order’s pages, wherever they are open. */
const mostPerOrder = 16
/** One address may be a mobile carrier, an office or the shop’s own WLAN. */
const mostPerNetwork = 300
// Each holds a connection and a listener, which must not exhaust the memory.
const mostPerProcess = 2000
const keptForBoards = 100
const retryAfterSeconds = 15

export interface StreamPlace {
  /** How many streams may be open for each of these. */
  limits: Record<string, number>
  isBoard: boolean
}

/** By session or device, so that guests at the address of the kitchen take none of its places. */
export function boardPlace(caller: BoardCaller): StreamPlace {
  const id = caller instanceof Device ? caller.deviceId : caller.sessionId
  return { limits: { [`board:${id}`]: mostPerBoard }, isBoard: true }
}

/** By key, else by session: of a program that opens them and forgets. */
export function programPlace({ key, sessionId }: Staff): StreamPlace {
  return { limits: { [`events:${key?.id ?? sessionId}`]: mostPerBoard }, isBoard: false }
}

export function guestPlace(orderId: string, { address }: Client): StreamPlace {
  return { limits: { [`order:${orderId}`]: mostPerOrder, [`network:${address}`]: mostPerNetwork }, isBoard: false }
}

const open = new Map<string, number>()

/** Throws too_many_requests at a limit of its own, unavailable at the process's; the last places are the boards'. */
export function takeStreamPlace({ limits, isBoard }: StreamPlace, most = mostPerProcess): () => void {
  for (const [key, limit] of Object.entries(limits))
    if ((open.get(key) ?? 0) >= scaled(limit)) throw new Refusal('too_many_requests', { retryAfterSeconds })
  if (hub().openStreams.size >= (isBoard ? most : most - keptForBoards))
    throw new Refusal('unavailable', { retryAfterSeconds })
  for (const key of Object.keys(limits)) change(key, 1)
  return () => {
    for (const key of Object.keys(limits)) change(key, -1)
  }
}

function change(key: string, by: 1 | -1): void {
  const left = (open.get(key) ?? 0) + by
  if (left > 0) open.set(key, left)
  else open.delete(key)
}
