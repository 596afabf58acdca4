import { requestScope } from '@/lib/platform/request-scope'
import type { OperationSpec } from './operation'
import { etagOf } from './versions'

/** The same for everyone without credentials: the response cache stores it until the shop changes. */
export async function publicRead({ publicRead: isPublic }: OperationSpec, response: Response): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer())
  const scope = requestScope().getStore()
  // By the generation in which the request came in: what was read since is of no older one.
  if (isPublic === true && scope && scope.generation !== null) scope.servedGeneration = scope.generation
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: response.headers.get('etag') ?? etagOf(body),
    Vary: 'Accept-Language, Authorization, Cookie',
  }
  return new Response(body, { headers })
}
