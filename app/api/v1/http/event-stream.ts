import type { z } from 'zod'
import { onShutdown } from '@/lib/platform/events'
import { everySeconds } from '@/lib/platform/process/heartbeat'
import { takeStreamPlace, type StreamPlace } from './stream-places'
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
  place: StreamPlace
  signal: AbortSignal
}

/** `follow` starts sending and returns how to stop. Comments keep proxies from closing a quiet stream. */
export function eventStream<Sent extends Events>(
  { events, place, signal }: Listener<Sent>,
  follow: Follow<Sent>,
): Response {
  const endings = [takeStreamPlace(place)]
  let stop: () => void = () => undefined
  function start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    const { write, end, stop: stopSources } = open(controller, endings)
    stop = stopSources
    signal.addEventListener('abort', end)
    endings.push(
      () => signal.removeEventListener('abort', end),
      everySeconds(commentEverySeconds, () => write(': still here\n\n')),
      onShutdown(() => {
        write(retryAfter(Math.ceil(Math.random() * reconnectWithinMs)))
        end()
      }),
      follow({
        send: (name, data, id) => write(eventText(name, toWire(events[name] as Sent[typeof name], data), id)),
        end,
      }),
    )
    if (signal.aborted) end()
  }
  return new Response(new ReadableStream({ start, cancel: () => stop() }), { headers })
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

const text = new TextEncoder()

/** `stop` ends the sources, `end` the stream too. What is still being read then is dropped. */
function open(controller: ReadableStreamDefaultController<Uint8Array>, endings: (() => void)[]) {
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
  return { write, stop, end }
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
