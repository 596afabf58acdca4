import { shopGeneration } from '@/lib/platform/events'
import type { Client } from '@/lib/accounts/client'
import { requestScope } from '@/lib/platform/request-scope'
import type { OperationSpec } from './operation'
import { etagOf, unlessUnchanged } from './versions'

interface CachedAnswer {
  generation: number
  body: Buffer<ArrayBuffer>
  etag: string
}

const cache = new Map<string, CachedAnswer>()

/**
 * From memory until the shop changes. The key is never a client's input, so the cache cannot grow. Without a generation
 * (no listener, or an answer by the clock) nothing is cached.
 */
export async function publicRead(
  spec: OperationSpec,
  { request, client }: { request: Request; client: Client },
  perform: () => Promise<Response>,
): Promise<Response> {
  const key = `${spec.path} ${client.language}`
  const generation = spec.publicRead === 'by the clock' ? null : shopGeneration()
  const found = cache.get(key)
  if (found && found.generation === generation) {
    // Marks the answer as one that the response cache may store.
    const scope = requestScope().getStore()
    if (scope) scope.servedGeneration = found.generation
    return respond(request, found)
  }
  const response = await perform()
  const body = Buffer.from(await response.arrayBuffer())
  const fresh = { generation: generation ?? -1, body, etag: response.headers.get('etag') ?? etagOf(body) }
  if (generation !== null) cache.set(key, twinOf(fresh) ?? fresh)
  return respond(request, fresh)
}

function twinOf({ generation, etag }: CachedAnswer): CachedAnswer | undefined {
  return [...cache.values()].find((cached) => cached.generation === generation && cached.etag === etag)
}

function respond(request: Request, { body, etag }: CachedAnswer): Response {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: 'Accept-Language, Authorization, Cookie',
  }
  return unlessUnchanged(request, new Response(body, { headers }))
}
