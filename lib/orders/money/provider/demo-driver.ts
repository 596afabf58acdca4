import type { z } from 'zod'
import { ProviderError, type PaymentDriver, type PaymentEvent } from './driver'
import {
  eventSchema,
  faultSchema,
  foundRefundSchema,
  foundSchema,
  isSigned,
  openedSchema,
  signatureHeader,
} from './demo-api'

export interface DemoSettings {
  /** Where the demo provider answers the shop. */
  url: string
  secret: string
  capture: PaymentDriver['capture']
  isDemo: boolean
}

/** The provider that runs beside the demo shop; no money moves. Throws for any other shop: its guests would eat for free. */
export function demoDriver(settings: DemoSettings): PaymentDriver {
  if (!settings.isDemo) throw new Error('The demo provider of payments is for the demo shop alone')
  const ask = askDemo(settings)
  const payment = (reference: string, step = '') => `payments/${encodeURIComponent(reference)}${step}`
  return {
    provider: 'demo',
    capture: settings.capture,
    isLive: false,
    open: (asked) => ask('payments', openedSchema, { ...asked, capture: settings.capture }),
    find: (reference) => ask(payment(reference), foundSchema),
    expire: (reference) => ask(payment(reference, '/expire'), foundSchema, {}),
    take: (reference) => ask(payment(reference, '/take'), foundSchema, {}),
    release: (reference) => ask(payment(reference, '/release'), foundSchema, {}),
    refund: (refund) => ask('refunds', foundRefundSchema, refund),
    findRefund: (reference) => ask(`refunds/${encodeURIComponent(reference)}`, foundRefundSchema),
    readEvent: (body, headers) => readDemoEvent(body, headers, settings.secret),
  }
}

const timeoutMs = 6000

function askDemo({ url, secret }: DemoSettings) {
  return async <T>(path: string, schema: z.ZodType<T>, body?: object): Promise<T> => {
    const { status, answer } = await send(`${url}/${path}`, {
      headers: { authorization: `Bearer ${secret}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (status === 200) return schema.parse(answer)
    const { data } = faultSchema.safeParse(answer)
    throw new ProviderError(data?.fault ?? 'unreachable', `the demo provider said ${status}`)
  }
}

async function send(url: string, request: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, answer: await response.json() }
  } catch (error) {
    throw new ProviderError('unreachable', 'the demo provider does not answer', { cause: error })
  }
}

function readDemoEvent(body: string, headers: Headers, secret: string): PaymentEvent | null {
  if (!isSigned(body, { signature: headers.get(signatureHeader) ?? '', secret })) return null
  const { data } = eventSchema.safeParse(JSON.parse(body))
  return data ? { ...data, attemptId: null } : null
}
