import { Refusal } from '@/lib/platform/refusal'

interface Credentials {
  bearer: string | null
  cookie: string | null
  device: string | null
}

/** Refuses changes that another site sends in a customer's name. */
export function checkOrigin(request: Request, credentials: Credentials): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || (origin !== null && !isOwn(origin, request))) throw new Refusal('foreign_origin')
  const provedSame = origin !== null || site === 'same-origin'
  // A cookie comes along by itself; only its own pages may use it for a change.
  const hasCookie = credentials.cookie !== null || credentials.device !== null
  if (hasCookie && !credentials.bearer && !provedSame) throw new Refusal('foreign_origin')
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false
  const appUrl = process.env.APP_URL
  if (appUrl) return new URL(origin).origin === new URL(appUrl).origin
  return new URL(origin).host === request.headers.get('host')
}
