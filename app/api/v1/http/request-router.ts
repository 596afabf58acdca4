import { Refusal } from '@/lib/platform/refusal'
import { endpoint, type Endpoint } from './endpoint'
import type { Contract, Handlers } from './handler'
import { refuse } from './refuse'

type Methods = Map<string, Endpoint>
type AnswerCall = (request: Request, path: readonly string[]) => Promise<Response>

/** Segments come decoded once; decoding again would change a literal percent sign. */
export function requestRouter<Operations extends Contract<Operations>>(
  operations: Operations,
  handlers: Handlers<NoInfer<Operations>>,
): AnswerCall {
  const match = routeMatcher(methodsByPath(operations, handlers))
  return async (request, path) => {
    const found = match(path)
    if (!found) return refuse(new Refusal('not_found'), request)
    const response = await answerFound(request, found)
    return request.method === 'HEAD' ? withoutBody(response) : response
  }
}

async function answerFound(request: Request, { value: methods, params }: RouteMatch<Methods>): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed(methods) } })
  const answer = methods.get(request.method === 'HEAD' ? 'GET' : request.method)
  if (answer) return answer(request, params)
  const response = await refuse(new Refusal('method_not_allowed'), request)
  response.headers.set('Allow', allowed(methods))
  return response
}

function methodsByPath<Operations extends Contract<Operations>>(
  operations: Operations,
  handlers: Handlers<Operations>,
): Map<string, Methods> {
  const paths = new Map<string, Methods>()
  for (const id in operations) {
    const { path, method } = operations[id]
    const methods: Methods = paths.get(path) ?? new Map()
    paths.set(path, methods.set(method, endpoint(operations[id], handlers[id])))
  }
  return paths
}

function allowed(methods: Methods): string {
  return [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

/** Also ends an event stream that a HEAD request would otherwise hold open. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

interface RouteMatch<Value> {
  value: Value
  params: Record<string, string>
}

const parameter = /^\{(\w+)\}$/

/** `orders/board` is no `orders/{id}`: the path whose first parameter comes latest wins. */
export function routeMatcher<Value>(
  byPath: ReadonlyMap<string, Value>,
): (segments: readonly string[]) => RouteMatch<Value> | null {
  const routes = [...byPath]
    .map(([path, value]) => ({ segments: path.split('/'), value }))
    .toSorted((a, b) => literalsAtFirst(b.segments) - literalsAtFirst(a.segments))
  return (segments) => {
    for (const route of routes) {
      const params = paramsOf(route.segments, segments)
      if (params) return { value: route.value, params }
    }
    return null
  }
}

function literalsAtFirst(segments: readonly string[]): number {
  const at = segments.findIndex((segment) => parameter.test(segment))
  return at < 0 ? segments.length : at
}

function paramsOf(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [position, segment] of wanted.entries()) {
    const value = given[position] ?? ''
    const name = parameter.exec(segment)?.[1]
    if (name !== undefined) params[name] = value
    else if (segment !== value) return null
  }
  return params
}
