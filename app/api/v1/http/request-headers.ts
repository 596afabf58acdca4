import { acceptedLanguage, type Language } from '@/lib/i18n/language'
import { offeredLanguages, staffLanguages } from '@/lib/platform/events'
import { publicOrigin } from '@/lib/platform/process/env'
import { Refusal } from '@/lib/platform/refusal'
import type { Credentials } from './caller'
import type { OperationSpec } from './operation'

/** Customers choose among the offered languages, the staff among all. */
export function answerLanguage(request: Request, spec?: Pick<OperationSpec, 'caller' | 'path'>): Language {
  const header = request.headers.get('accept-language')
  return acceptedLanguage(header, spec && isForStaff(spec) ? staffLanguages() : offeredLanguages())
}

/** The admin login is open to visitors, but in the staff's languages. */
function isForStaff({ caller, path }: Pick<OperationSpec, 'caller' | 'path'>): boolean {
  return (caller !== 'visitor' && caller !== 'customer') || path.startsWith('admin/')
}

/** Refuses cross-site changes. */
export function checkOrigin(request: Request, credentials: Credentials): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || (origin !== null && !isOwn(origin, request))) throw new Refusal('foreign_origin')
  // A browser sends its cookies by itself, and says with a change where it comes from; a program with cookies does not.
  const isUnproved = origin === null && site !== null && site !== 'same-origin'
  const hasCookie = credentials.cookie !== null || credentials.device !== null
  if (hasCookie && !credentials.bearer && isUnproved) throw new Refusal('foreign_origin')
}

/** Where the client reaches the shop: a phone in the same network could not come back to `localhost`. */
export function originOf(request: Request): string {
  const host = request.headers.get('host')
  return !process.env.APP_URL && host ? `http://${host}` : publicOrigin()
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false
  const appUrl = process.env.APP_URL
  if (appUrl) return new URL(origin).origin === new URL(appUrl).origin
  return new URL(origin).host === request.headers.get('host')
}
