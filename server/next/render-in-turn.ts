import { shopGeneration } from '@/lib/platform/events'
import { Places } from '@/lib/platform/places'
import { refuseRequest, type RequestContext } from '../http/request-context'

/**
 * One event loop renders one page after the other, however many are begun; each that is begun holds its trees and texts
 * until it is sent. A few, so that there is something to do while the database answers.
 */
const places = new Places({ places: 4, mostWaiting: 200 })

/** Renders a page, or what the browser's router asks of it, once few enough others are being rendered. */
export async function renderInTurn(context: RequestContext, render: () => Promise<void>): Promise<void> {
  const place = places.take()
  if (!place) return refuseRequest(context, 'busy')
  // By then it is in memory, where the next may find it.
  const leaveSoon = () => void setImmediate(() => place.leave())
  context.rendering = 'queued'
  context.onAnswered.push(() => {
    // Nobody who reads slowly holds a place; what is rendered for a client that has left holds it until Next has done.
    if (context.rendering !== 'begun' || !context.response.closed) leaveSoon()
  })
  await place.entered
  if (context.isAnswered) return place.leave()
  context.rendering = 'begun'
  // It knows of every change until now, and whoever changes something must not wait for those that have not begun.
  context.scope.generation = shopGeneration()
  try {
    await render()
  } finally {
    if (context.isAnswered || !isToBeSent(context)) leaveSoon()
  }
}

/** Next has done with it, and it is being rewritten and compressed. */
function isToBeSent({ rendering }: RequestContext): boolean {
  return rendering === 'ended'
}
