import { randomUUID } from 'node:crypto'
import { acceptedLanguage, type Language } from '@/lib/i18n/language'
import { offeredLanguages, staffLanguages } from '@/lib/platform/offered-languages'
import { Refusal } from '@/lib/platform/refusal'
import type { OperationSpec } from './operation'

/** The language of the answer: guests choose among the offered ones, the staff among all that there are. */
export function answerLanguage(request: Request, spec?: Pick<OperationSpec, 'caller' | 'path'>): Language {
  const header = request.headers.get('accept-language')
  return acceptedLanguage(header, spec && isForStaff(spec) ? staffLanguages() : offeredLanguages())
}

/** Signing in to the admin area is open to everybody, and is the staff's all the same. */
function isForStaff({ caller, path }: Pick<OperationSpec, 'caller' | 'path'>): boolean {
  return (caller !== 'visitor' && caller !== 'customer') || path.startsWith('admin/')
}

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

/** The one that the request handler around Next gave, so that log lines and answer agree. */
export function requestIdOf(request: Request): string {
  return request.headers.get('x-request-id') ?? randomUUID()
}
