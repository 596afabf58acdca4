import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { answerExcerpt, restAskedFor } from '@/lib/platform/outgoing'
import { findOutside, NotOutside } from '@/lib/platform/requests/outside-address'

export interface WebhookCall {
  /** The webhook-id: the same in every try. */
  id: string
  url: string
  body: string
  /** The new one first; each of them signs. */
  secrets: readonly string[]
}

export interface WebhookAnswer {
  /** Null: none came. */
  status: number | null
  text: string
  /** How long the receiver wants to be left alone. */
  restMs: number
}

export type PostWebhook = (call: WebhookCall, now?: Date) => Promise<WebhookAnswer>

const timeoutMs = 20_000

/** By Standard Webhooks 1.0.0. Follows no redirect, and calls the address that was checked. */
export async function postWebhook(
  { id, url, body, secrets }: WebhookCall,
  now = new Date(),
  timeout = timeoutMs,
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(timeout)
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'Limmat-Grill-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signature({ id, timestamp, body }, secret)).join(' '),
  }
  try {
    const { lookup } = await before(signal, findOutside(url))
    return await exchange(url, body, { headers, lookup, signal, method: 'POST', agent: false }, now)
  } catch (error) {
    return { status: null, text: whyNot(error), restMs: 0 }
  }
}

interface Signed {
  id: string
  timestamp: number
  body: string
}

export function signature({ id, timestamp, body }: Signed, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

const mostBytes = 4096

type Options = Parameters<typeof requestHttps>[1] & object

function exchange(url: string, body: string, options: Options, now: Date): Promise<WebhookAnswer> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      const pieces: Buffer[] = []
      let length = 0
      const done = () => {
        const { statusCode = null, headers } = answer
        const restMs = restAskedFor(headers['retry-after'], now)
        resolve({ status: statusCode, text: answerExcerpt(Buffer.concat(pieces)), restMs })
        sent.destroy()
      }
      answer.on('data', (piece: Buffer) => {
        pieces.push(piece)
        length += piece.length
        // Only its beginning is shown to people: of an endless answer no more is read.
        if (length >= mostBytes) done()
      })
      answer.on('end', done)
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A name that nobody resolves may take longer than the whole call. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])
}

function whyNot(error: unknown): string {
  if (error instanceof NotOutside) return error.why
  const { name = '', code = '' } = Object(error) as { name?: string; code?: string }
  return name === 'TimeoutError' || code === 'ABORT_ERR' ? 'timeout' : code || name || 'error'
}
