import type { z } from 'zod'
import { onShutdown } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { requestScope, type StreamConnection } from '@/lib/platform/request-scope'
import type { IncomingCall } from '@/lib/platform/incoming-call'
import { takeStreamPlace } from './stream-places'
import type { Inside } from './inside'
import { toWire } from './wire'

/** Names of events, and the schema of what each says. */
type Events = Readonly<Record<string, z.ZodType>>

export interface EventSink<Sent extends Events> {
  /** In the words of the inside. `id` is what a client that comes back says it has heard last. */
  send<Name extends keyof Sent & string>(event: Name, data: Inside<z.input<Sent[Name]>>, id?: string): void
  end(): void
}

const reconnectAfterMs = 2000
/** When this process ends: at once, but not all clients in the same instant. */
const reconnectWithinMs = 1000
const commentEverySeconds = 15
/** What waits for a client that does not read; it is cut then, and asks for the present state when it comes back. */
const mostUnread = 64
const mostUnreadBytes = 64 * 1024

type Follow<Sent extends Events> = (sink: EventSink<Sent>) => () => void

interface Listener<Sent extends Events> {
  events: Sent
  /** Of the client, as for its limits. */
  address: string
  /** None where the server itself sees that the client leaves. */
  signal?: AbortSignal | undefined
}

/**
 * Server-sent events for as long as the client stays. `follow` begins to send and gives back what ends it. Comments
 * keep proxies from closing a quiet stream; a shutdown ends it, and the client reconnects at once to another process. Where
 * the server takes the stream over, the answer is only its headers: it need not be kept for as long as somebody listens.
 */
export function eventStream<Sent extends Events>(listener: Listener<Sent>, follow: Follow<Sent>): Response {
  const { events, address, signal } = listener
  const freePlace = takeStreamPlace(address)
  const subscription = { events, follow, freePlace }
  const handOver = requestScope().getStore()?.handOver
  if (!handOver) return new Response(streamBody(subscription, signal), { headers })
  handOver({ begin: (connection) => open(overConnection(connection), subscription).stop, cancel: freePlace })
  return new Response(null, { headers })
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

function streamBody<Sent extends Events>(subscription: Subscription<Sent>, signal?: AbortSignal): ReadableStream {
  let stop: () => void = () => undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const stream = open(overController(controller), subscription)
      const leave = () => {
        stream.stop()
        signal?.removeEventListener('abort', stream.end)
      }
      stop = leave
      signal?.addEventListener('abort', stream.end)
      if (signal?.aborted) stream.end()
    },
    cancel: () => stop(),
  })
}

const text = new TextEncoder()

interface Writer {
  write(line: string): void
  /** Whether more waits than a client that reads leaves lying. */
  isLeftUnread(): boolean
  end(): void
  cut(): void
}

function overController(controller: ReadableStreamDefaultController<Uint8Array>): Writer {
  return {
    write: (line) => controller.enqueue(text.encode(line)),
    isLeftUnread: () => (controller.desiredSize ?? 0) < -mostUnread,
    end: () => controller.close(),
    cut: () => controller.error(new Error('The client of an event stream does not read.')),
  }
}

function overConnection(connection: StreamConnection): Writer {
  return {
    write: (line) => connection.write(line),
    isLeftUnread: () => connection.unreadBytes() > mostUnreadBytes,
    end: () => connection.end(),
    cut: () => connection.cut(),
  }
}

interface Subscription<Sent extends Events> {
  events: Sent
  follow: Follow<Sent>
  freePlace: () => void
}

/** `stop` stops everything that feeds the stream, `end` the stream too. What is still being read then is dropped. */
function open<Sent extends Events>(writer: Writer, { events, follow, freePlace }: Subscription<Sent>) {
  const endings: (() => void)[] = []
  let isOpen = true
  function write(line: string): void {
    if (!isOpen) return
    writer.write(line)
    if (!writer.isLeftUnread()) return
    stop()
    writer.cut()
  }
  function stop(): void {
    isOpen = false
    for (const ending of endings.splice(0)) ending()
  }
  function end(): void {
    if (!isOpen) return
    stop()
    writer.end()
  }
  write(retryAfter(reconnectAfterMs))
  endings.push(
    freePlace,
    everySeconds(commentEverySeconds, () => write(': still here\n\n')),
    onShutdown(() => sendElsewhere({ write, end })),
    follow({
      send: (name, data, id) => write(eventText(name, toWire(events[name] as Sent[typeof name], data), id)),
      end,
    }),
  )
  return { stop, end }
}

function sendElsewhere({ write, end }: { write: (line: string) => void; end: () => void }): void {
  write(retryAfter(Math.ceil(Math.random() * reconnectWithinMs)))
  end()
}

function retryAfter(ms: number): string {
  return `retry: ${ms}\n\n`
}

function eventText(event: string, data: unknown, id?: string): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n${id === undefined ? '' : `id: ${id}\n`}\n`
}

/** What the client heard last, if it was here before; null: nothing. */
export function lastEventId(request: IncomingCall): string | null {
  return request.headers.get('last-event-id')
}

/** How a server tells an EventSource that there is nothing to come back for. */
export function nothingMoreToCome(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
