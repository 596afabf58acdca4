import { headers } from 'next/headers'

const key = Symbol.for('limmatgrill.statuses')
const store = globalThis as { [key]?: Map<string, number> }

/**
 * Gives a page that renders normally another status, e.g. a full "not found" page with 404: Next's own notFound() sends
 * an empty document. The front server reads the number when the answer's headers leave, and forgets it afterwards.
 */
export async function answerWithStatus(status: number): Promise<void> {
  const requestId = (await headers()).get('x-request-id')
  store[key] ??= new Map()
  if (requestId) store[key].set(requestId, status)
}
