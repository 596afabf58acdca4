import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'

import {
  isSame,
  openingSchema,
  refundSchema,
  signatureHeader,
  signEvent,
} from '../../lib/orders/money/provider/demo-api'
import { ProviderError } from '../../lib/orders/money/provider/driver'
import { listen } from '../launch/ports'
import { DemoPayments, foundPayment, type DemoPayment } from './demo-payments'
import { payPage, returnUrl } from './pay-page'

interface DemoProvider {
  host: string
  port: number
  dataDir: string
  /** Of the shop and the provider. */
  secret: string
  /** Where the shop listens for events. */
  webhookUrl: string
}

/** Pretends to take money for the demo shop: JSON for the shop's driver, a page for guests. Port 0 takes a free one. */
export async function startDemoProvider(demo: DemoProvider) {
  const payments = new DemoPayments(join(demo.dataDir, 'demo-payments.json'))
  const server = createServer()
  const port = await listen(server, { port: demo.port, host: demo.host })
  server.on('request', (request, response) => void answer({ ...demo, payments, port }, request, response))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Running = DemoProvider & { payments: DemoPayments }

async function answer(running: Running, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  try {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://demo')
    const body = request.method === 'POST' ? await read(request) : ''
    const page = /^\/pay\/(\w+)$/.exec(pathname)?.[1]
    if (!page) return sendJson(response, api(running, { request, pathname, body }))
    if (request.method === 'POST') return decide(running, response, { reference: page, body })
    const payment = running.payments.find(page)
    const { html, policy } = payPage(payment, languageOf(searchParams.get('lang'), payment))
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }).end(html)
  } catch (error) {
    const fault = error instanceof ProviderError ? error.fault : 'refused'
    response.statusCode = fault === 'key_refused' ? 401 : fault === 'unknown_reference' ? 404 : 422
    sendJson(response, { fault })
  }
}

/** `POST /payments` · `GET /payments/{reference}` · `POST …/expire`, `…/take`, `…/release` · `POST /refunds` · `GET /refunds/{reference}` */
function api(running: Running, asked: { request: IncomingMessage; pathname: string; body: string }): object {
  const { payments, secret } = running
  const { request, pathname, body } = asked
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) throw new ProviderError('key_refused', pathname)
  const [, what, reference = '', step] = /^\/(payments|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
  const call = [request.method, what, reference && '…', step].filter(Boolean).join(' ')
  if (call === 'POST payments') return opened(running, openingSchema.parse(JSON.parse(body)))
  if (call === 'GET payments …') return foundPayment(payments.find(reference))
  if (call.startsWith('POST payments … ')) return foundPayment(payments.step(reference, stepSchema.parse(step)))
  if (call === 'POST refunds') return refunded(running, refundSchema.parse(JSON.parse(body)))
  if (call === 'GET refunds …') return payments.findRefund(reference)
  throw new ProviderError('unknown_reference', call)
}

const stepSchema = z.enum(['expire', 'take', 'release'])

function opened({ payments, port }: Running, asked: z.output<typeof openingSchema>) {
  const { reference, successUrl, language } = payments.open(asked)
  // By the name under which the guest reached the shop: a phone in the same network cannot reach "localhost".
  return { reference, redirectUrl: `http://${new URL(successUrl).hostname}:${port}/pay/${reference}?lang=${language}` }
}

function refunded(running: Running, asked: z.output<typeof refundSchema>) {
  const refund = running.payments.refund(asked)
  ring(running, { reference: null, refundReference: refund.reference })
  return refund
}

const decisionSchema = z.enum(['twint', 'card', 'decline', 'cancel'])

function decide(running: Running, response: ServerResponse, { reference, body }: { reference: string; body: string }) {
  const payment = running.payments.decide(reference, decisionSchema.parse(new URLSearchParams(body).get('decision')))
  ring(running, { reference, refundReference: null })
  response.writeHead(303, { Location: returnUrl(payment) }).end()
}

/** The shop asks by itself where this does not reach it. */
function ring({ webhookUrl, secret }: Running, what: { reference: string | null; refundReference: string | null }) {
  const body = JSON.stringify({ id: randomUUID(), ...what })
  const headers = { 'Content-Type': 'application/json', [signatureHeader]: signEvent(body, secret) }
  const timeout = AbortSignal.timeout(5000)
  fetch(webhookUrl, { method: 'POST', body, headers, signal: timeout }).catch(() => undefined)
}

function languageOf(asked: string | null, { language }: DemoPayment): DemoPayment['language'] {
  return openingSchema.shape.language.catch(language).parse(asked)
}

const LARGEST_BODY = 50_000

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) {
    body += piece
    if (body.length > LARGEST_BODY) throw new ProviderError('refused', 'too large')
  }
  return body
}

function sendJson(response: ServerResponse, value: object) {
  response.setHeader('Content-Type', 'application/json; charset=utf-8').end(JSON.stringify(value))
}
