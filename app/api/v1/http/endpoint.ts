import { z } from 'zod'
import { Admin, callerKey, Customer, Device, Manager, Staff } from '@/lib/accounts/caller'
import type { Client } from '@/lib/accounts/client'
import { clientNetwork } from '@/lib/platform/requests/client-network'
import { shopChangedHere, isShopOpened } from '@/lib/platform/events'
import { consume, type NamedLimit } from '@/lib/platform/requests/rate-limit'
import { Refusal, type FieldProblem } from '@/lib/platform/refusal'
import type { RefusalCode } from '@/lib/platform/refusals'
import { atMost } from '@/lib/platform/process/scheduling'
import { noteForLog, requestScope } from '@/lib/platform/requests/request-scope'
import {
  endedSessionCookie,
  endedSignedInCookie,
  sealedSessionId,
  sessionCookie,
  signedInCookie,
} from '@/lib/platform/requests/sealed-cookie'
import { readForm, readJson, readUnwanted } from './body'
import { credentialsOf, identify, type Identified } from './caller'
import { deviceCookie, knownDeviceCookie, endedRegistrationCookie, registrationCookie } from './cookies'
import { encode, publicRead } from './encode'
import type { Call, Handler, SessionControl } from './handler'
import { permitKey } from './key-scopes'
import { isPublic, takesNothing, type OperationSpec } from './operation'
import { parse, queryOf } from './parse'
import { answerLanguage, checkOrigin } from './request-headers'
import { inContractWords, refuse } from './refuse'
import { unknownFields } from './unknown-fields'
import { unlessUnchanged, versionsIn } from './versions'
import { fromWire } from './wire'
import { withoutPersonal } from './without-personal'

export type Endpoint = (request: Request, params?: Record<string, string>) => Promise<Response>

export function endpoint<const Spec extends OperationSpec>(spec: Spec, handler: Handler<Spec>): Endpoint {
  return async (request, params = {}) => {
    const client = clientOf(request, spec)
    try {
      return unlessUnchanged(request, await answer(spec, handler, { request, params, client }))
    } catch (error) {
      return refuse(error, request, client.language)
    }
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
  const credentials = credentialsOf(request.headers)
  const anonymous = !credentials.bearer && !credentials.cookie && !credentials.device
  const crowded = await limitNetwork(spec, client, anonymous)
  checkOrigin(request, credentials)
  if (anonymous) expectOpened(spec, null)
  const identified = await identify(spec, credentials, new Date())
  const { caller } = identified
  if (crowded && !caller) throw crowded
  if (caller) noteForLog({ caller: `${kindOf(caller)} ${idOf(caller)}` })
  const isDead = credentials.bearer !== null && !caller
  // A program with an ended session learns of it where it matters; public things it reads like a visitor.
  if (isDead && !isPublic(spec)) throw new Refusal('not_signed_in')
  permit(spec, caller)
  expectOpened(spec, caller)
  if (spec.limit?.caller && caller) await limitCaller(spec.limit.caller, caller, identified)
  const response = await perform(servedTo(caller, spec), handler, incoming, identified)
  if (credentials.cookie && spec.caller !== 'visitor') rememberDevice(response, request, caller)
  return (anonymous || isDead) && spec.publicRead ? publicRead(spec, response) : response
}

// After a restart all streams are opened at once. In the line of the pool they would keep orders waiting, and be refused.
const streamsInTurn = atMost(2)

/** A signed-in caller with a limit of their own is not refused for the neighbours behind their address. */
async function limitNetwork(
  { limit, answers }: OperationSpec,
  { address }: Client,
  anonymous: boolean,
): Promise<Refusal | null> {
  if (!limit?.client) return null
  const { client } = limit
  const count = () => consume(client.name, `client:${address}`, client)
  try {
    await (answers === 'stream' ? streamsInTurn(count) : count())
    return null
  } catch (refused) {
    if (anonymous || !limit.caller || !(refused instanceof Refusal)) throw refused
    return refused
  }
}

// With a session's first call, because the login's answer sets the session's cookie alone.
function rememberDevice(response: Response, { headers }: Request, caller: Customer | Device | null): void {
  if (!(caller instanceof Customer) || caller.key || response.headers.has('set-cookie')) return
  for (const cookie of [knownDeviceCookie(headers, caller.userId), signedInCookie(headers)])
    if (cookie) response.headers.append('Set-Cookie', cookie)
}

function idOf(caller: Customer | Device): string {
  return caller instanceof Device ? caller.deviceId : (caller.key?.id ?? caller.userId)
}

function kindOf(caller: Customer | Device): string {
  if (caller instanceof Device) return 'device'
  return caller.key ? 'key' : caller.role
}

function servedTo<Spec extends OperationSpec>(caller: Customer | Device | null, spec: Spec): Spec {
  if (!(caller instanceof Customer) || !caller.key || caller.key.scopes.includes('orders:personal')) return spec
  // Another schema for what is encoded; what the handler gets and gives is the same.
  return withoutPersonal(spec) as Spec
}

async function perform<Spec extends OperationSpec>(
  spec: Spec,
  handler: Handler<Spec>,
  incoming: Incoming,
  { caller, renewedToken }: Identified,
): Promise<Response> {
  const { request, client } = incoming
  const now = new Date()
  const cookies = renewedToken ? [await deviceCookie(renewedToken, now)] : []
  const sent = await parseAll(spec, incoming)
  // The one cast: permit() has just proved the caller, parseAll() has parsed with the operation's own schemas.
  const call = {
    ...sent,
    caller,
    client,
    session: sessionControl(request, cookies, now),
    expectedVersions: spec.versioned ? versionsIn(request.headers.get('if-match')) : undefined,
    request,
    now,
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

function permit(spec: OperationSpec, caller: Customer | Device | null): void {
  if (caller instanceof Customer && caller.key) permitKey(spec, caller.key)
  const kind = spec.caller
  if (kind === 'visitor') return
  if (!caller) throw new Refusal('not_signed_in')
  if (!letIn[kind].some((role) => caller instanceof role)) throw new Refusal('forbidden')
}

/** Hidden from customers before the shop opens. */
function expectOpened({ opensWithShop }: OperationSpec, caller: Customer | Device | null): void {
  const isInformed = caller instanceof Staff || caller instanceof Device
  if (opensWithShop && !isInformed && !isShopOpened()) throw new Refusal('shop_not_open')
}

const letIn = {
  customer: [Customer],
  device: [Device],
  board: [Staff, Device],
  staff: [Staff],
  manager: [Manager],
  admin: [Admin],
}

async function parseAll(spec: OperationSpec, { request, params: sentParams }: Incoming) {
  const params = spec.params && (await received(spec.params, sentParams, 'not_found'))
  const asked = queryOf(spec, request)
  const query = spec.query && (await received(spec.query, asked, 'malformed'))
  const body = spec.body && (await filledIn(spec.body, await readJson(request, spec.mostBytes), spec))
  const sent = spec.form && (await readForm(request, spec.form))
  const form = spec.form && sent && { fields: await filledIn(spec.form.fields, sent.fields, spec), files: sent.files }
  if (takesNothing(spec)) await filledIn(nothing, await readUnwanted(request), spec)
  return { params, query, body, form }
}

const nothing = z.object({})

async function filledIn(schema: z.ZodType, value: object, spec: OperationSpec): Promise<unknown> {
  // What was answered may be sent back.
  const known = spec.method === 'PUT' ? [schema, spec.answer] : [schema]
  const unknown = unknownFields(known, value, { onlyMisspelled: spec.ignoresUnknownFields === true })
  return received(schema, value, 'invalid_fields', unknown)
}

async function received(
  schema: z.ZodType,
  value: unknown,
  code: RefusalCode,
  besides?: Record<string, FieldProblem>,
): Promise<unknown> {
  return fromWire(schema, await parse(schema, value, code, besides))
}

function sessionControl({ headers }: Request, cookies: string[], now: Date): SessionControl {
  return {
    replaced: () => sealedSessionId(credentialsOf(headers).cookie),
    async open(session) {
      cookies.push(await sessionCookie(session.sessionId, session.remembered))
      return session
    },
    end() {
      cookies.push(endedSessionCookie(), endedSignedInCookie())
    },
    async keepDevice({ token }) {
      cookies.splice(0, cookies.length, await deviceCookie(token, now))
    },
    rememberDevice(userId) {
      const cookie = knownDeviceCookie(headers, userId)
      if (cookie) cookies.push(cookie)
    },
    async keepRegistration(own) {
      cookies.push(await registrationCookie(own))
    },
    endRegistration() {
      cookies.push(endedRegistrationCookie())
    },
  }
}

async function limitCaller(limit: NamedLimit, caller: Customer | Device, { waitSeconds }: Identified): Promise<void> {
  if (waitSeconds === undefined) return consume(limit.name, `${callerKey}${idOf(caller)}`, limit)
  if (waitSeconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: waitSeconds })
}

function clientOf(request: Request, spec: OperationSpec): Client {
  return {
    address: clientNetwork(requestScope().getStore()?.client?.address ?? 'unknown'),
    language: answerLanguage(request, spec),
  }
}
