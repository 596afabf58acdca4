import type { z } from 'zod'
import type { contract } from '@/app/api/v1/contract/table'
import { fill } from '@/lib/i18n/fill'
import { decodeAnswer, type Decoded } from '@/lib/platform/values/decode-answer'
import type { RefusalCode } from '@/lib/platform/refusals'

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
  credentials?: 'omit'
}

const timeoutMs = 20_000
/** Longer than the server waits for a file over a slow line and then works on it. */
export const uploadTimeoutMs = 400_000

/** E.g. `api('PATCH orders/{id}', { params: { id }, body: { status: 'ready' } })`. Throws ApiRefusal or NoAnswer. */
export async function api<R extends Route>(route: R, ...sent: Sent<R>): Promise<Answer<R>> {
  return (await request(route, sent[0] ?? {}, decodeAnswer)) as Answer<R>
}

/** For a form of the office, whose fields are called as the contract calls them. */
export async function apiInWireNames<R extends Route>(route: R, ...sent: Sent<R>): Promise<WireAnswer<R>> {
  return (await request(route, sent[0] ?? {}, asItCame)) as WireAnswer<R>
}

/** What a page on the server describes. */
export async function perform({ route, ...sent }: Call): Promise<unknown> {
  return request(route, sent, asItCame)
}

type Read = (data: unknown) => unknown

const asItCame: Read = (data) => data

async function request(route: Route, parts: Parts, read: Read): Promise<unknown> {
  const { body, form, ifMatch, params, query, credentials } = parts
  const [method = '', path = ''] = route.split(' ')
  const response = await fetch(addressOf(path, params, query), {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    },
    body: form ? multipart(form) : JSON.stringify(body),
    ...(credentials && { credentials }),
    signal: AbortSignal.timeout(form ? uploadTimeoutMs : timeoutMs),
  }).catch((cause: unknown) => {
    throw new NoAnswer('no answer', { cause })
  })
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (envelope?.isSuccess) return read(envelope.data)
  if (!envelope?.code) throw new NoAnswer(`unreadable answer, status ${response.status}`)
  const wait = Number(response.headers.get('Retry-After')) || null
  throw new ApiRefusal(envelope.code, envelope.message, envelope.fields ?? {}, read(envelope.data), wait)
}

export function streamUrl<R extends StreamRoute>(route: R, ...sent: StreamSent<R>): string {
  const { params }: Parts = sent[0] ?? {}
  return addressOf(route.slice('GET '.length), params)
}

export function reasonOf(error: unknown, otherwise: string): string {
  return error instanceof ApiRefusal ? error.message : otherwise
}

/** A text with the `{message}` of a failure, or what makes one of it. */
export type Explain = string | ((message: string, error: unknown) => string)

export function explained(error: unknown, otherwise: string, explain: Explain = '{message}'): string {
  const message = reasonOf(error, otherwise)
  return typeof explain === 'string' ? fill(explain, { message }) : explain(message, error)
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

// Types only: of the contract, the browser gets no more than the method and path that a page itself names.

type Contract = typeof contract
type RouteOf<Spec extends { method: string; path: string }> = `${Spec['method']} ${Spec['path']}`
type Streams = {
  [
    Name in keyof Contract as Contract[Name] extends { answers: 'stream' } ? RouteOf<Contract[Name]> : never
  ]: Contract[Name]
}
/** Operations that answer in the envelope; bare lists are for programs. */
type Calls = {
  [
    Name in keyof Contract as Contract[Name] extends { answers: string } ? never : RouteOf<Contract[Name]>
  ]: Contract[Name]
}

export type Route = keyof Calls
export type StreamRoute = keyof Streams

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never
type ParamsOf<Spec> = Spec extends { params: z.ZodType; path: infer Path }
  ? { params: Record<ParamNames<Path>, string> }
  : unknown
type QueryOf<Spec> = Spec extends { query: infer Query extends z.ZodType }
  ? { query?: { [Name in keyof z.input<Query>]?: string } }
  : unknown
type BodyOf<Spec> = Spec extends { body: infer Input extends z.ZodType }
  ? { body: Typed<z.input<Input>, z.output<Input>> }
  : unknown
type FormOf<Spec> = Spec extends { form: { fields: infer Fields extends z.ZodType; files: infer Files } }
  ? { form: { [Name in keyof z.input<Fields>]: string } & { [Name in keyof Files]?: Blob | null } }
  : unknown
/** The version that a change applies to; without it, any. */
type GuardOf<Spec> = Spec extends { versioned: true; method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }
  ? { ifMatch?: number | undefined }
  : unknown
/** Without cookies it is answered from the server's memory. */
type SharedOf<Spec> = Spec extends { publicRead: true } ? { credentials?: 'omit' } : unknown
// A schema with preprocessing has no input type of its own; our pages send text. JSON has a `Date` as an ISO text.
type Typed<Input, Output> = {
  [Field in keyof Input]: unknown extends Input[Field]
    ? string
    : Date extends Output[Field & keyof Output]
      ? Input[Field] | Date
      : Input[Field]
}

type Argument<Sends> = unknown extends Sends ? [] : Partial<Sends> extends Sends ? [sent?: Sends] : [sent: Sends]

type PartsOf<Spec> = ParamsOf<Spec> & QueryOf<Spec> & BodyOf<Spec> & FormOf<Spec> & GuardOf<Spec> & SharedOf<Spec>

export type Sent<R extends Route> = Argument<PartsOf<Calls[R]>>
/** A call as a value. */
export type Call = { [R in Route]: { route: R } & PartsOf<Calls[R]> }[Route]
export type StreamSent<R extends StreamRoute> = Argument<ParamsOf<Streams[R]>>

export type Answer<R extends Route> = Decoded<WireAnswer<R>>
export type WireAnswer<R extends Route> = z.output<Calls[R]['answer']>
export type Body<R extends Route> = BodyOf<Calls[R]> extends { body: infer Input } ? Input : never
export type Form<R extends Route> = FormOf<Calls[R]> extends { form: infer Fields } ? Fields : never
