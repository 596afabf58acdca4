import { Refusal } from '@/lib/platform/refusal'
import { atMost } from '@/lib/platform/process/scheduling'

const atOnce = 8
const mostWaiting = 64

const clients = new Map<string, { pages: number; render: ReturnType<typeof atMost> }>()

/** A client with many connections delays only its own private pages. */
export async function renderInTurn<Page>(client: string, render: () => Promise<Page>): Promise<Page> {
  const turns = clients.get(client) ?? { pages: 0, render: atMost(atOnce) }
  if (turns.pages >= atOnce + mostWaiting) throw new Refusal('too_many_requests')
  clients.set(client, turns)
  turns.pages += 1
  try {
    return await turns.render(render)
  } finally {
    turns.pages -= 1
    if (turns.pages === 0) clients.delete(client)
  }
}
