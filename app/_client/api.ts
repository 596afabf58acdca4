import type { Answer, Route, Sent, StreamRoute, StreamSent } from './contract-calls'
import type { RefusalCode } from '@/lib/platform/refusals'

/** The shop's clear no, in the language of the page. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fieldErrors: Record<string, string>,
    readonly data: unknown,
    readonly retryAfterSeconds: number | null,
  ) {
    super(message)
  }
}

/** No answer at all, or none that can be read. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

interface Envelope {
  isSuccess: boolean
  message: string
  code?: RefusalCode
  fields?: Record<string, string>
  data?: unknown
}

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  form?: Record<string, string | Blob | null | undefined>
  ifMatch?: number | undefined
}

const timeoutMs = 20_000
/** For files: longer than the server waits for one over a slow line and then works on it. */
export const uploadTimeoutMs = 400_000

/**
 * One call of /api/v1, e.g. `api('PATCH orders/{id}', { params: { id }, body: { status: 'ready' } })`. What it takes and
 * answers is the contract's, or it does not compile; refusals come in the language of the page.
 */
export async function api<R extends Route>(route: R, ...sent: Sent<R>): Promise<Answer<R>> {
  const { body, form, ifMatch, params, query }: Parts = sent[0] ?? {}
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(addressOf(path, params, query), {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    body: form ? multipart(form) : JSON.stringify(body),
    signal: AbortSignal.timeout(form ? uploadTimeoutMs : timeoutMs),
  }).catch((cause: unknown) => {
    throw new NoAnswer('no answer', { cause })
  })
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (envelope?.isSuccess) return envelope.data as Answer<R>
  if (!envelope?.code) throw new NoAnswer(`unreadable answer, status ${response.status}`)
  const wait = Number(response.headers.get('Retry-After')) || null
  throw new ApiRefusal(envelope.code, envelope.message, envelope.fields ?? {}, envelope.data, wait)
}

/** The address of an event stream, for an EventSource. */
export function streamUrl<R extends StreamRoute>(route: R, ...sent: StreamSent<R>): string {
  const { params }: Parts = sent[0] ?? {}
  return addressOf(route.slice('GET '.length), params)
}

/** The refusal's own words, or `otherwise` where the shop did not answer. */
export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiRefusal ? error.message : otherwise
}

function addressOf(path: string, params: Record<string, string> = {}, query: Record<string, string> = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `/api/v1/${filled}${search && `?${search}`}`
}

function multipart(fields: NonNullable<Parts['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value != null) form.set(name, value)
  return form
}
