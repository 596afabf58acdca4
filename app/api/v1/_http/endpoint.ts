import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { Admin, Staff, type Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { databaseAnswers } from '@/lib/platform/db'
import { shopChangedHere } from '@/lib/platform/events'
import { acceptedLanguage } from '@/lib/i18n/language'
import { log } from '@/lib/platform/log'
import { consume } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import { readForm, readJson, type SentFile } from './body'
import { callerOf, credentialsOf } from './caller'
import { encode } from './encode'
import type { CallerKind, CallerOf, Limit, OperationSpec } from './operation'
import { checkOrigin } from './origin'
import { parse } from './parse'
import { publicRead } from './public-read'
import { refusalResponse, Reply } from './reply'
import { endedSessionCookie, sessionCookie } from './session-cookie'

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type ParsedForm<Spec extends OperationSpec> = Spec extends { form: { fields: infer Fields; files: infer Files } }
  ? { fields: Parsed<Fields>; files: { [Name in keyof Files]?: SentFile } }
  : undefined

interface SessionControl {
  /** Sets the cookie of a session that a verb has opened. */
  open(session: { sessionId: string; remembered: boolean }): Promise<void>
  end(): void
}

export interface Call<Spec extends OperationSpec> {
  caller: CallerOf<Spec['caller']>
  params: Parsed<Spec['params']>
  query: Parsed<Spec['query']>
  body: Parsed<Spec['body']>
  form: ParsedForm<Spec>
  client: Client
  session: SessionControl
  request: Request
  now: Date
}

type Answer<Spec extends OperationSpec> = z.input<Spec['answer']>
type Result<Spec extends OperationSpec> = Answer<Spec> | Reply<Answer<Spec>> | Response
type Handler<Spec extends OperationSpec> = (call: Call<Spec>) => Result<Spec> | Promise<Result<Spec>>

export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>
}
export type Route = (request: Request, context?: RouteContext) => Promise<Response>

/** An operation of the contract and the one verb that does it, as a handler for `methods({ … })` of a route file. */
export function endpoint<const Spec extends OperationSpec>(spec: Spec, handler: Handler<Spec>): Route & { spec: Spec } {
  const route: Route = async (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const client = clientOf(request)
    const response = await answer(spec, handler, { request, context, client }).catch((error: unknown) =>
      refuse(error, { requestId, client, request }),
    )
    response.headers.set('X-Request-Id', requestId)
    return response
  }
  return Object.assign(route, { spec })
}

interface Incoming {
  request: Request
  context: RouteContext | undefined
  client: Client
}

/** The order of the checks is part of the contract. */
async function answer<Spec extends OperationSpec>(
  spec: Spec,
  handler: Handler<Spec>,
  incoming: Incoming,
): Promise<Response> {
  const { request, client } = incoming
  if (spec.limit?.client) await limit(spec.limit.client, `client:${client.address}`)
  const credentials = credentialsOf(request.headers)
  checkOrigin(request, credentials)
  const anonymous = !credentials.bearer && !credentials.cookie
  if (spec.publicRead && anonymous) return publicRead(spec, incoming, () => perform(spec, handler, incoming, null))
  const caller = anonymous ? null : await callerOf(credentials)
  permit(spec.caller, caller)
  if (spec.limit?.caller && caller) await limit(spec.limit.caller, `caller:${caller.userId}`)
  return perform(spec, handler, incoming, caller)
}

async function perform<Spec extends OperationSpec>(
  spec: Spec,
  handler: Handler<Spec>,
  incoming: Incoming,
  caller: Customer | null,
): Promise<Response> {
  const { request, client } = incoming
  const cookies: string[] = []
  const sent = await parseAll(spec, incoming)
  // The one cast: permit() has just proved the caller, parseAll() has parsed with the operation's own schemas.
  const call = { ...sent, caller, client, session: sessionControl(cookies), request, now: new Date() } as Call<Spec>
  const result = await handler(call)
  if (spec.changesShop) await shopChangedHere()
  const response = result instanceof Response ? result : encode(spec, result, client.language)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function permit(kind: CallerKind, caller: Customer | null): void {
  if (kind === 'visitor') return
  if (!caller) throw new Refusal('not_signed_in')
  if (kind === 'staff' && !(caller instanceof Staff)) throw new Refusal('forbidden')
  if (kind === 'admin' && !(caller instanceof Admin)) throw new Refusal('forbidden')
}

async function parseAll(spec: OperationSpec, { request, context }: Incoming) {
  const params = spec.params && (await parse(spec.params, await decodedParams(context), 'not_found'))
  const search = new URL(request.url, 'http://localhost').searchParams
  const query = spec.query && (await parse(spec.query, Object.fromEntries(search), 'malformed'))
  const body = spec.body && (await parse(spec.body, await readJson(request), 'invalid_fields'))
  const sent = spec.form && (await readForm(request, spec.form))
  const form = spec.form &&
    sent && { fields: await parse(spec.form.fields, sent.fields, 'invalid_fields'), files: sent.files }
  return { params, query, body, form }
}

/** Route handlers get their segments decoded, pages do not; a second decoding would change a literal percent sign. */
async function decodedParams(context: RouteContext | undefined): Promise<Record<string, unknown>> {
  return (await context?.params) ?? {}
}

function sessionControl(cookies: string[]): SessionControl {
  return {
    async open({ sessionId, remembered }) {
      cookies.push(await sessionCookie(sessionId, remembered))
    },
    end() {
      cookies.push(endedSessionCookie())
    },
  }
}

function limit({ name, points, seconds }: Limit, key: string): Promise<void> {
  return consume(name, key, { points, seconds })
}

/** The request handler overwrites x-client-address, so no client can choose its own. */
function clientOf(request: Request): Client {
  return {
    address: request.headers.get('x-client-address') ?? 'unknown',
    language: acceptedLanguage(request.headers.get('accept-language')),
  }
}

async function refuse(
  error: unknown,
  { requestId, client, request }: { requestId: string; client: Client; request: Request },
) {
  const language = client.language
  if (error instanceof Refusal) return refusalResponse(error, { language, requestId })
  const isUp = await databaseAnswers()
  log.error(
    { err: error, requestId, method: request.method, path: new URL(request.url, 'http://localhost').pathname },
    'call failed',
  )
  return refusalResponse(new Refusal(isUp ? 'internal' : 'unavailable'), { language, requestId })
}
