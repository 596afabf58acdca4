import { randomUUID } from 'node:crypto'
import { acceptedLanguage } from '@/lib/i18n/language'
import { Refusal } from '@/lib/platform/refusal'
import type { Route } from './endpoint'
import type { Method } from './operation'
import { refusalResponse } from './reply'

type Verbs = Partial<Record<Method, Route>>
type Exports = Record<Method | 'HEAD' | 'OPTIONS', Route>

/**
 * Every method of one path: `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: endpoint(…) })`.
 * What is missing answers 405 in our own words, which Next would leave empty and without Allow.
 */
export function methods(verbs: Verbs): Exports {
  const allow = allowed(verbs).join(', ')
  const refuse: Route = async (request) => {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const language = acceptedLanguage(request.headers.get('accept-language'))
    const response = refusalResponse(new Refusal('method_not_allowed'), { language, requestId })
    response.headers.set('Allow', allow)
    response.headers.set('X-Request-Id', requestId)
    return response
  }
  const options: Route = async () => new Response(null, { status: 204, headers: { Allow: allow } })
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = verbs
  const head: Route = async (request, context) => withoutBody(await GET(request, context))
  return { GET, HEAD: head, POST, PUT, PATCH, DELETE, OPTIONS: options }
}

function allowed(verbs: Verbs): string[] {
  const named = Object.keys(verbs)
  return [...named, ...(verbs.GET ? ['HEAD'] : []), 'OPTIONS']
}

/** Also ends an event stream that a HEAD request would otherwise hold open. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}
