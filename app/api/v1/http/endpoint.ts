import type { z } from 'zod'
import { Admin, Staff, type Customer } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { shopChangedHere } from '@/lib/platform/events'
import { acceptedLanguage } from '@/lib/i18n/language'
import { consume } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import { readForm, readJson } from './body'
import { callerOf, credentialsOf } from './caller'
import { encode } from './encode'
import type { Call, Handler, SessionControl } from './handler'
import type { CallerKind, Limit, OperationSpec } from './operation'
import { checkOrigin } from './origin'
import { parse } from './parse'
import { publicRead } from './public-read'
import { inContractWords, refuse } from './refuse'
import { requestIdOf } from './request-id'
import { endedSessionCookie, sessionCookie } from './session-cookie'
import { unlessKnown, versionsIn } from './versions'
import { fromWire } from './wire'

/** `params`: those of the path, decoded. */
export type Endpoint = (request: Request, params?: Record<string, string>) => Promise<Response>

/** An operation of the contract with what answers it: everything that all operations share happens here. */
export function endpoint<const Spec extends OperationSpec>(spec: Spec, handler: Handler<Spec>): Endpoint {
  return async (request, params = {}) => {
    const requestId = requestIdOf(request)
    const incoming = { request, params, client: clientOf(request) }
    const response = await answer(spec, handler, incoming).catch((error: unknown) => refuse(error, request, requestId))
    response.headers.set('X-Request-Id', requestId)
    return response
  }
}

interface Incoming {
  request: Request
  params: Record<string, string>
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
  return unlessKnown(request, await perform(spec, handler, incoming, caller))
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
  const call = {
    ...sent,
    caller,
    client,
    session: sessionControl(cookies),
    expectedVersions: spec.versioned ? versionsIn(request.headers.get('if-match')) : undefined,
    request,
    now: new Date(),
  } as Call<Spec>
  const result = await handled(spec, handler, call)
  if (spec.changesShop) await shopChangedHere()
  const response = result instanceof Response ? result : encode(spec, result, client.language)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

async function handled<Spec extends OperationSpec>(spec: Spec, handler: Handler<Spec>, call: Call<Spec>) {
  try {
    return await handler(call)
  } catch (error) {
    throw inContractWords(error, spec)
  }
}

function permit(kind: CallerKind, caller: Customer | null): void {
  if (kind === 'visitor') return
  if (!caller) throw new Refusal('not_signed_in')
  if (kind === 'staff' && !(caller instanceof Staff)) throw new Refusal('forbidden')
  if (kind === 'admin' && !(caller instanceof Admin)) throw new Refusal('forbidden')
}

async function parseAll(spec: OperationSpec, { request, params: sentParams }: Incoming) {
  const params = spec.params && (await received(spec.params, sentParams, 'not_found'))
  const search = new URL(request.url, 'http://localhost').searchParams
  const query = spec.query && (await received(spec.query, Object.fromEntries(search), 'malformed'))
  const body = spec.body && (await received(spec.body, await readJson(request), 'invalid_fields'))
  const sent = spec.form && (await readForm(request, spec.form))
  const form = spec.form &&
    sent && { fields: await received(spec.form.fields, sent.fields, 'invalid_fields'), files: sent.files }
  return { params, query, body, form }
}

/** In the words of the inside. */
async function received(schema: z.ZodType, value: unknown, code: RefusalCode): Promise<unknown> {
  return fromWire(schema, await parse(schema, value, code))
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
