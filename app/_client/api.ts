'use client'

import type { z } from 'zod'
import type { contract } from '@/app/api/v1/contract/table'
import type { Language } from '@/lib/i18n/language'
import type { RefusalCode } from '@/lib/platform/refusals'

/** The shop's clear no, in the language of the page. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly fields: Record<string, string>,
    readonly data: unknown,
    readonly retryAfterSeconds: number | null,
  ) {
    super(message)
    this.name = 'ApiRefusal'
  }
}

/** No answer at all, or none that can be read. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

type Contract = typeof contract
type Sent<Name extends keyof Contract> = Contract[Name] extends { body: infer Body extends z.ZodType }
  ? Typed<z.input<Body>>
  : never
type Asked<Name extends keyof Contract> = Contract[Name] extends { query: infer Query extends z.ZodType }
  ? Record<keyof z.input<Query> & string, string>
  : never
// What a schema prepares before it looks has no input type of its own; in our forms it is text.
type Typed<Input> = { [Field in keyof Input]: unknown extends Input[Field] ? string : Input[Field] }
type Answered<Name extends keyof Contract> = z.output<Contract[Name]['answer']>

export type Registration = Sent<'register'>
export type BillingSent = Sent<'updateProfile'>
export type ContactMessage = Sent<'sendContactMessage'>

/** Method, path, body and answer of a call are the contract's, or it does not compile. */
function sends<Name extends keyof Contract>(method: Contract[Name]['method'], path: Contract[Name]['path']) {
  return (body: Sent<Name>, language: Language) => call<Answered<Name>>(method, path, { body, language })
}

function asks<Name extends keyof Contract>(method: Contract[Name]['method'], path: Contract[Name]['path']) {
  return (language: Language) => call<Answered<Name>>(method, path, { language })
}

function asksFor<Name extends keyof Contract>(method: Contract[Name]['method'], path: Contract[Name]['path']) {
  return (query: Asked<Name>, language: Language) =>
    call<Answered<Name>>(method, `${path}?${new URLSearchParams(query)}`, { language })
}

function asksAboutOrder<Name extends keyof Contract>(method: Contract[Name]['method'], path: Contract[Name]['path']) {
  return (orderId: string, language: Language) =>
    call<Answered<Name>>(method, path.replace('{orderId}', encodeURIComponent(orderId)), { language })
}

export const api = {
  login: sends<'login'>('POST', 'user/login'),
  logout: asks<'logout'>('POST', 'user/logout'),
  logoutEverywhere: asks<'logoutEverywhere'>('POST', 'user/logout-everywhere'),
  register: sends<'register'>('POST', 'user/register'),
  verifyOtp: sends<'verifyOtp'>('POST', 'user/verify-otp'),
  resendOtp: sends<'resendOtp'>('POST', 'user/resend-otp'),
  forgotPassword: sends<'forgotPassword'>('POST', 'user/forgot-password'),
  resetPassword: sends<'resetPassword'>('POST', 'user/reset-password'),
  changePassword: sends<'changePassword'>('PUT', 'user/change-password'),
  updateProfile: sends<'updateProfile'>('PUT', 'user/updateprofile'),
  quote: sends<'quote'>('POST', 'userorder/quote'),
  createOrder: sends<'createOrder'>('POST', 'userorder/create-order'),
  ownOrders: asksFor<'listOwnOrders'>('GET', 'user/orders'),
  order: asksAboutOrder<'trackOrder'>('GET', 'userorder/order/{orderId}'),
  cancelOrder: asksAboutOrder<'cancelOrder'>('POST', 'userorder/order/{orderId}/cancellation'),
  menuItems: asks<'getUserMenuItems'>('GET', 'user/getMenuItems'),
  sendMessage: sends<'sendContactMessage'>('POST', 'contact'),
}

export function orderEventsUrl(orderId: string): string {
  return `/api/v1/userorder/order/${encodeURIComponent(orderId)}/events`
}

interface Envelope {
  isSuccess: boolean
  message: string
  code?: RefusalCode
  fields?: Record<string, string>
  data?: unknown
}

const timeoutMs = 20_000

/** One call of /api/v1; `path` is below it. A FormData goes out as multipart, anything else as JSON. */
export async function call<Answer = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, language }: { body?: unknown; language: Language },
): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = { 'Accept-Language': language, ...(isJson && { 'Content-Type': 'application/json' }) }
  const payload = isJson ? JSON.stringify(body) : (body ?? null)
  const request: RequestInit = { method, headers, body: payload, signal: AbortSignal.timeout(timeoutMs) }
  const response = await fetch(`/api/v1/${path}`, request).catch((cause: unknown) => {
    throw new NoAnswer('no answer', { cause })
  })
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (envelope?.isSuccess) return envelope.data as Answer
  if (!envelope?.code) throw new NoAnswer(`unreadable answer, status ${response.status}`)
  const wait = Number(response.headers.get('Retry-After')) || null
  throw new ApiRefusal(envelope.code, envelope.message, envelope.fields ?? {}, envelope.data, wait)
}
