'use client'

import type { z } from 'zod'
import type { createOrderBody, quoteBody } from '@/lib/orders/schema'
import type { QuoteView, TrackedOrder } from '@/lib/orders/answers'
import type { Language } from '@/lib/i18n/language'
import type { MenuItemView } from '@/lib/menu/schema'
import type { RefusalCode } from '@/lib/refusals'
import type { ShownUser } from './user'

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

export interface Credentials {
  email: string
  password: string
  remember?: boolean
}

export interface Registration {
  firstname: string
  lastname: string
  email: string
  password: string
  country: string
  terms: boolean
}

export interface ContactMessage {
  full_name: string
  email: string
  subject: string
  message: string
  website: string
}

export type Billing = Record<string, string | boolean>

export const api = {
  login: (body: Credentials, language: Language) => call<{ user: ShownUser }>('POST', 'user/login', { body, language }),
  logout: (language: Language) => call('POST', 'user/logout', { language }),
  logoutEverywhere: (language: Language) => call('POST', 'user/logout-everywhere', { language }),
  register: (body: Registration, language: Language) => call('POST', 'user/register', { body, language }),
  verifyOtp: (body: { email: string; otp: string }, language: Language) =>
    call('POST', 'user/verify-otp', { body, language }),
  resendOtp: (body: { email: string }, language: Language) => call('POST', 'user/resend-otp', { body, language }),
  forgotPassword: (body: { email: string }, language: Language) =>
    call('POST', 'user/forgot-password', { body, language }),
  resetPassword: (body: { email: string; otp: string; password: string }, language: Language) =>
    call('POST', 'user/reset-password', { body, language }),
  changePassword: (body: { current_password: string; password: string }, language: Language) =>
    call('PUT', 'user/change-password', { body, language }),
  updateProfile: (body: Billing, language: Language) => call('PUT', 'user/updateprofile', { body, language }),
  quote: (body: z.input<typeof quoteBody>, language: Language) =>
    call<QuoteView>('POST', 'userorder/quote', { body, language }),
  createOrder: (body: z.input<typeof createOrderBody>, language: Language) =>
    call<TrackedOrder>('POST', 'userorder/create-order', { body, language }),
  order: (orderId: string, language: Language) =>
    call<TrackedOrder>('GET', `userorder/order/${encodeURIComponent(orderId)}`, { language }),
  cancelOrder: (orderId: string, language: Language) =>
    call<TrackedOrder>('POST', `userorder/order/${encodeURIComponent(orderId)}/cancellation`, { language }),
  menuItems: (language: Language) => call<MenuItemView[]>('GET', 'user/getMenuItems', { language }),
  sendMessage: (body: ContactMessage, language: Language) => call('POST', 'contact', { body, language }),
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

const patienceMs = 20_000

/** One call of /api/v1; `path` is below it. A FormData goes out as multipart, anything else as JSON. */
export async function call<Answer = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, language }: { body?: unknown; language: Language },
): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const headers = { 'Accept-Language': language, ...(isJson && { 'Content-Type': 'application/json' }) }
  const response = await fetch(`/api/v1/${path}`, {
    method,
    headers,
    body: isJson ? JSON.stringify(body) : ((body as FormData | undefined) ?? null),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new NoAnswer('no answer', { cause })
  })
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (envelope?.isSuccess) return envelope.data as Answer
  if (!envelope?.code) throw new NoAnswer(`unreadable answer, status ${response.status}`)
  const wait = Number(response.headers.get('Retry-After')) || null
  throw new ApiRefusal(envelope.code, envelope.message, envelope.fields ?? {}, envelope.data, wait)
}
