import { requestScope } from '@/lib/platform/request-scope'
import type { RequestContext } from './request-context'

const atOnce = 8
const mostWaiting = 64

interface Turns {
  rendering: number
  waiting: (() => void)[]
}

const clients = new Map<string, Turns>()

/** A client with many connections delays only its own private pages. False if too many wait. */
export function renderInTurn({ clientAddress: client, response, scope }: RequestContext, render: () => void): boolean {
  const turns = clients.get(client) ?? { rendering: 0, waiting: [] }
  if (turns.waiting.length >= mostWaiting) return false
  clients.set(client, turns)
  const begin = () => {
    turns.rendering += 1
    response.once('close', end)
    if (response.destroyed) end()
    // Not in the scope of the page whose end has made room.
    else requestScope().run(scope, render)
  }
  const end = () => {
    response.off('close', end)
    turns.rendering -= 1
    turns.waiting.shift()?.()
    if (turns.rendering === 0) clients.delete(client)
  }
  if (turns.rendering < atOnce) begin()
  else turns.waiting.push(begin)
  return true
}
