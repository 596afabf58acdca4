import { shopGeneration } from '@/lib/events'
import type { Client } from '@/lib/accounts/client'
import { requestScope } from '@/lib/request-scope'
import type { OperationSpec } from './operation'
import { etagOf } from './reply'

interface Kept {
  generation: number
  body: string
  etag: string
}

const kept = new Map<string, Kept>()

/**
 * Answers a read that is the same for every visitor from memory until the shop changes. The key is path and language
 * of the contract, never what a client sent, so it cannot grow. Without a generation (nobody listens, or the answer
 * changes by the clock) nothing is kept.
 */
export async function publicRead(
  spec: OperationSpec,
  { request, client }: { request: Request; client: Client },
  perform: () => Promise<Response>,
): Promise<Response> {
  const key = `${spec.path} ${client.language}`
  const generation = spec.publicRead === 'by the clock' ? null : shopGeneration()
  const found = kept.get(key)
  if (found && found.generation === generation) {
    // The front server may keep what is vouched for, and answer the next one without us.
    const scope = requestScope().getStore()
    if (scope) scope.shownUnder = found.generation
    return respond(request, found)
  }
  const body = await (await perform()).text()
  const fresh = { generation: generation ?? -1, body, etag: etagOf(body) }
  if (generation !== null) kept.set(key, fresh)
  return respond(request, fresh)
}

function respond(request: Request, { body, etag }: Kept): Response {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Language, Authorization, Cookie',
  }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim() === etag)
  return known ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
