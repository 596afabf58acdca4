import type { z } from 'zod'
import { onShutdown } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/heartbeat'
import { takeStreamPlace } from './stream-places'
import type { Internal } from './internal'
import { toWire } from './wire'

type Events = Readonly<Record<string, z.ZodType>>

export interface EventSink<Sent extends Events> {
  /** Under the internal names. `id` comes back as Last-Event-ID. */
  send<Name extends keyof Sent & string>(event: Name, data: Internal<z.input<Sent[Name]>>, id?: string): void
  end(): void
}

const reconnectAfterMs = 2000
/** At shutdown clients reconnect at once, but spread over this time. */
const reconnectWithinMs = 1000
const commentEverySeconds = 15
/** Unread events before a client is cut; it fetches the present state when it reconnects. */
const mostUnread = 64

type Follow<Sent extends Events> = (sink: EventSink<Sent>) => () => void

interface Listener<Sent extends Events> {
  events: Sent
  address: string
  /** The board has places that no visitor takes. */
  isStaff?: boolean
  signal: AbortSignal
}

/** `follow` starts sending and returns how to stop. Comments keep proxies from closing a quiet stream. */
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

/** `stop` ends the sources, `end` the stream too. What is still being read then is dropped. */
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

export function lastEventId(request: Request): string | null {
  return request.headers.get('last-event-id')
}

/** 204 tells an EventSource not to reconnect. */
export function noReconnect(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
