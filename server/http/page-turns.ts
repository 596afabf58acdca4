import { requestScope } from '@/lib/platform/request-scope'
import type { RequestContext } from './request-context'

/** So many pages of one client are rendered at once. */
const atOnce = 8
/** And so many more wait for their turn. */
const mostWaiting = 64

interface Turns {
  rendering: number
  waiting: (() => void)[]
}

const clients = new Map<string, Turns>()

/**
 * Renders a page that is one person's in the turn of its client: a client with many connections waits for itself, and does
 * not make the page of another one late. False if too many of its pages wait already.
 */
export function renderInTurn(client: string, { response, scope }: RequestContext, render: () => void): boolean {
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
