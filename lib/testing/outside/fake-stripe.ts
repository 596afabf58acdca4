import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { stripeEvents } from '@/lib/orders/money/provider/stripe-event'

interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  metadata: Record<string, string>
  payment_method_details: { type: string }
}

interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: { id: string; object: 'payment_intent'; status: string; latest_charge: Charge | null } | null
  amount_total: number
  currency: string
  livemode: boolean
  metadata: Record<string, string>
  url: string
}

interface Refund {
  id: string
  object: 'refund'
  charge: string
  amount: number
  status: 'succeeded' | 'pending' | 'failed'
  metadata: Record<string, string>
}

interface Answer {
  status: number
  body: object
}

/** What goes wrong, set at any time. */
const noFaults = {
  /** Does what it is asked to, and says 500, so many times. */
  failAfterSuccess: 0,
  refuseRefunds: 0,
  refuseRefundsWith: 'balance_insufficient',
  refundsArePending: false,
  /** What a session says instead of what was ordered. */
  lies: {} as Partial<Pick<Session, 'amount_total' | 'currency' | 'livemode'>>,
  /** Ends the connection without a word, so many times. */
  hangUps: 0,
  inactive: [] as string[],
  forbidden: false,
  /** Answers only once these have: `asked` before it does what it is asked to, `done` after. */
  asked: noWait,
  done: noWait,
}

async function noWait(_call: string): Promise<void> {}

const key = 'sk_test_fake'
const keys = [key, 'sk_live_fake']
const webhookSecret = 'whsec_fake'

/** The few endpoints of Stripe that the shop asks, on loopback: they remember, and honour idempotency keys. */
export async function startFakeStripe() {
  const sessions = new Map<string, Session>()
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const answered = new Map<string, { asked: string; answer: Answer }>()
  const asked: { call: string; params: URLSearchParams; idempotencyKey: string }[] = []
  const faults = { ...noFaults }
  const endpoints: { url: string; status: string; enabled_events: string[] }[] = []
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      if (!answer) return request.socket.destroy()
      response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Request-Id': 'req_fake' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answerTo(request: IncomingMessage): Promise<Answer | null> {
    const url = new URL(request.url ?? '', 'http://stripe')
    const params = new URLSearchParams(request.method === 'POST' ? await text(request) : url.searchParams)
    const call = `${request.method} ${url.pathname.replace('/v1/', '')}`
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '')
    asked.push({ call, params, idempotencyKey })
    await faults.asked(call)
    if (faults.hangUps > 0) return ((faults.hangUps -= 1), null)
    if (!keys.includes(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return no(401, { message: `Invalid API Key provided: ${request.headers.authorization}` })
    if (faults.forbidden) return no(403, { message: 'not permitted' })
    const answer = request.method === 'POST' ? once(call, params, idempotencyKey) : route(call, params)
    await faults.done(call)
    if (request.method !== 'POST' || faults.failAfterSuccess === 0) return answer
    faults.failAfterSuccess -= 1
    return no(500, { type: 'api_error', message: 'failed after it was done' })
  }

  function once(call: string, params: URLSearchParams, idempotencyKey: string): Answer {
    const before = answered.get(idempotencyKey)
    const said = `${call}?${params}`
    if (before && before.asked !== said) return no(400, { type: 'idempotency_error', message: 'other parameters' })
    const answer = before?.answer ?? route(call, params)
    answered.set(idempotencyKey, { asked: said, answer: structuredClone(answer) })
    return answer
  }

  function route(call: string, params: URLSearchParams): Answer {
    const [, id = '', action] = /^\w+ (?:checkout\/sessions|refunds)\/(\w+)\/?(\w*)$/.exec(call) ?? []
    if (call === 'POST checkout/sessions') return openSession(params)
    if (call === 'POST refunds') return refund(params)
    if (call.includes(' checkout/sessions/'))
      return sessionCall(id, { expires: action === 'expire', expand: params.get('expand[0]') ?? '' })
    if (call.includes(' refunds/')) return found(refunds.get(id))
    if (call === 'GET refunds')
      return list([...refunds.values()].filter(({ charge }) => charge === params.get('charge')))
    if (call === 'GET payment_method_configurations') return list([configuration()])
    if (call === 'GET webhook_endpoints') return list(endpoints)
    return no(404, { message: 'Unrecognized request URL' })
  }

  function configuration() {
    const state = (kind: string) => ({ available: !faults.inactive.includes(kind) })
    return { is_default: true, active: true, twint: state('twint'), card: state('card') }
  }

  function openSession(params: URLSearchParams): Answer {
    const kind = [...params].find(
      ([name, value]) => name.startsWith('allowed_payment_method_types') && faults.inactive.includes(value),
    )
    if (kind) return no(400, { param: 'allowed_payment_method_types', message: `${kind[1]} is invalid` })
    const amount = Number(params.get('line_items[0][price_data][unit_amount]'))
    if (amount > 500_000) return no(400, { code: 'amount_too_large', message: 'at most 5000' })
    const lifetime = Number(params.get('expires_at')) - Date.now() / 1000
    if (lifetime < 1800 || lifetime > 86_400) return no(400, { param: 'expires_at', message: '30 minutes to 24 hours' })
    const id = newId('cs')
    const opened: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      livemode: false,
      metadata: metadataOf(params),
      url: `http://127.0.0.1:${port}/pay/${id}`,
      ...faults.lies,
    }
    sessions.set(id, opened)
    return found(opened)
  }

  function sessionCall(id: string, { expires = false, expand = '' }): Answer {
    const known = sessions.get(id)
    if (known && expires && known.status !== 'open') return no(400, { message: `has a status of ${known.status}` })
    if (known && expires) known.status = 'expired'
    const isExpanded = expand === 'payment_intent.latest_charge'
    return found(known && { ...known, payment_intent: isExpanded ? known.payment_intent : known.payment_intent?.id })
  }

  function refund(params: URLSearchParams): Answer {
    const charge = charges.get(params.get('charge') ?? '')
    const amount = Number(params.get('amount'))
    if (!charge) return found(charge)
    if (faults.refuseRefunds > 0) {
      faults.refuseRefunds -= 1
      return no(400, { code: faults.refuseRefundsWith, message: 'refused' })
    }
    if (charge.amount_refunded === charge.amount)
      return no(400, { code: 'charge_already_refunded', message: 'already refunded' })
    if (charge.amount_refunded + amount > charge.amount) return no(400, { param: 'amount', message: 'too much' })
    charge.amount_refunded += amount
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      charge: charge.id,
      amount,
      status: faults.refundsArePending ? 'pending' : 'succeeded',
      metadata: metadataOf(params),
    }
    refunds.set(made.id, made)
    return found(made)
  }

  function session(reference: string): Session {
    const known = sessions.get(reference)
    if (!known) throw new Error(`no session ${reference}`)
    return known
  }

  function guest(status: Session['status'], intent: string, latest_charge: Charge | null = null) {
    return (reference: string) => {
      const payment_intent = { id: newId('pi'), object: 'payment_intent', status: intent, latest_charge }
      Object.assign(session(reference), { status, payment_intent })
    }
  }

  return {
    settings: { secretKey: key, webhookSecrets: [webhookSecret], host: '127.0.0.1', port, protocol: 'http' as const },
    faults,
    asked,
    sessions,
    charges,
    refunds,
    endpoints,
    addEndpoint: (url: string) => endpoints.push({ url, status: 'enabled', enabled_events: [...stripeEvents] }),
    pay(reference: string, kind: 'twint' | 'card' = 'twint') {
      const paid = session(reference)
      if (paid.status !== 'open') throw new Error(`the page of a session that is ${paid.status} takes no money`)
      const { amount_total: amount, currency, metadata } = paid
      const details = { payment_method_details: { type: kind }, amount_refunded: 0 }
      const charge: Charge = { id: newId('ch'), object: 'charge', amount, currency, metadata, ...details }
      charges.set(charge.id, charge)
      guest('complete', 'succeeded', charge)(reference)
      paid.payment_status = 'paid'
    },
    decline: guest('open', 'requires_payment_method'),
    process: guest('complete', 'processing'),
    cancel: guest('complete', 'canceled'),
    expire: (reference: string) => sessionCall(reference, { expires: true }),
    /** Of an order: captured less paid back, in Rappen. */
    keptRappen(orderId: string): number {
      const of = [...charges.values()].filter(({ metadata }) => metadata.order_id === orderId)
      return of.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0)
    },
    /** A day later. */
    forgetKeys: () => answered.clear(),
    refundsOf: (orderId: string) =>
      [...refunds.values()].filter(({ charge }) => charges.get(charge)?.metadata.order_id === orderId),
    /** What a bank says later. */
    endRefund(id: string, status: 'succeeded' | 'failed') {
      const known = refunds.get(id)
      const charge = charges.get(known?.charge ?? '')
      if (!known || !charge) throw new Error(`no refund ${id}`)
      if (status === 'failed') charge.amount_refunded -= known.amount
      known.status = status
    },
    /** A webhook as Stripe sends it, of a moment ago or older. */
    event(type: string, object: object, { secret = webhookSecret, secondsAgo = 0, id = newId('evt') } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } })
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: payload, headers: new Headers({ 'stripe-signature': signature }) }
    },
    reset() {
      Object.assign(faults, noFaults)
      asked.length = 0
      endpoints.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(8).toString('hex')}`
}

function metadataOf(params: URLSearchParams): Record<string, string> {
  const pairs = [...params].map(([param, value]) => [/^metadata\[(\w+)\]$/.exec(param)?.[1], value])
  return Object.fromEntries(pairs.filter(([param]) => param))
}

function found(object: object | undefined): Answer {
  return object ? { status: 200, body: object } : no(404, { code: 'resource_missing', message: 'No such thing' })
}

function list(data: object[]): Answer {
  return found({ object: 'list', data, has_more: false })
}

function no(status: number, error: object): Answer {
  return { status, body: { error: { type: 'invalid_request_error', ...error } } }
}
