import type { z } from 'zod'
import { onShutdown } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
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

type Follow<Sent extends Events> = (sink: EventSink<Sent>) => () => void

interface Listener<Sent extends Events> {
  events: Sent
  /** Of the client, as for its limits. */
  address: string
  /** A board, which has places that no visitor takes. */
  isStaff?: boolean
  /** Aborted when the client leaves. */
  signal: AbortSignal
}

/**
 * Server-sent events for as long as the client stays. `follow` begins to send and gives back what ends it. Comments
 * keep proxies from closing a quiet stream; a shutdown ends it, and the client reconnects at once to another process.
 */
export function eventStream<Sent extends Events>(
  { events, address, isStaff = false, signal }: Listener<Sent>,
  follow: Follow<Sent>,
): Response {
  const freePlace = takeStreamPlace(address, { isStaff })
  let stop: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stream = open(controller, { events, follow, freePlace })
      stop = () => {
        stream.stop()
        signal.removeEventListener('abort', stream.end)
      }
      signal.addEventListener('abort', stream.end)
      if (signal.aborted) stream.end()
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers })
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

const text = new TextEncoder()

interface Subscription<Sent extends Events> {
  events: Sent
  follow: Follow<Sent>
  freePlace: () => void
}

/** `stop` stops everything that feeds the stream, `end` the stream too. What is still being read then is dropped. */
function open<Sent extends Events>(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { events, follow, freePlace }: Subscription<Sent>,
) {
  const endings: (() => void)[] = []
  let isOpen = true
  function write(line: string): void {
    if (!isOpen) return
    controller.enqueue(text.encode(line))
    if ((controller.desiredSize ?? 0) >= -mostUnread) return
    stop()
    controller.error(new Error('The client of an event stream does not read.'))
  }
  function stop(): void {
    isOpen = false
    for (const ending of endings.splice(0)) ending()
  }
  function end(): void {
    if (!isOpen) return
    stop()
    controller.close()
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
export function lastEventId(request: Request): string | null {
  return request.headers.get('last-event-id')
}

/** How a server tells an EventSource that there is nothing to come back for. */
export function nothingMoreToCome(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
