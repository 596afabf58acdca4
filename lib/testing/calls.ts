import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

type Route = (request: Request, context: { params: Promise<Record<string, unknown>> }) => Promise<Response>

const folder = path.join(import.meta.dirname, '../../app/api/v1')

/** Answers a request to an address below /api/v1 with the handler that Next would choose. */
export async function answerCall(request: Request): Promise<Response> {
  const segments = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  const found = routeOf(folder, segments) ?? { file: path.join(folder, '[[...rest]]/route.ts'), params: {} }
  const route = (await import(/* @vite-ignore */ found.file)) as Record<string, Route>
  const handler = route[request.method] ?? route.GET
  if (!handler) throw new Error(`${found.file} exports nothing`)
  return handler(request, { params: Promise.resolve(found.params) })
}

interface Found {
  file: string
  params: Record<string, string>
}

function routeOf(inside: string, [segment, ...rest]: string[]): Found | null {
  const file = path.join(inside, 'route.ts')
  if (segment === undefined) return existsSync(file) ? { file, params: {} } : null
  const folders = readdirSync(inside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  if (folders.includes(segment)) return routeOf(path.join(inside, segment), rest)
  const dynamic = folders.map((name) => /^\[(\w+)\]$/.exec(name)?.[1]).find((name) => name !== undefined)
  const found = dynamic ? routeOf(path.join(inside, `[${dynamic}]`), rest) : null
  return found && dynamic ? { ...found, params: { ...found.params, [dynamic]: segment } } : null
}
