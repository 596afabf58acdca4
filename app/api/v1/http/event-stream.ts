import { onShutdown } from '@/lib/platform/events'

export interface EventSink {
  send(event: string, data: unknown): void
  end(): void
}

const reconnectAfterMs = 2000
const commentEveryMs = 15_000

/**
 * Server-sent events for as long as the client stays. `follow` begins to send and gives back what ends it. Comments
 * keep proxies from closing a quiet stream; a shutdown ends it, and the client reconnects to another process.
 */
export function eventStream(signal: AbortSignal, follow: (sink: EventSink) => () => void): Response {
  let stop: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = open(controller, { signal, follow })
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

interface Subscription {
  signal: AbortSignal
  follow: (sink: EventSink) => () => void
}

/** Gives back what stops everything that feeds the stream. What is still being read when it stops is dropped. */
function open(controller: ReadableStreamDefaultController<Uint8Array>, { signal, follow }: Subscription): () => void {
  const text = new TextEncoder()
  const endings: (() => void)[] = []
  let isOpen = true
  function write(line: string): void {
    if (isOpen) controller.enqueue(text.encode(line))
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
  const comments = setInterval(() => write(': still here\n\n'), commentEveryMs)
  signal.addEventListener('abort', end)
  write(`retry: ${reconnectAfterMs}\n\n`)
  endings.push(
    () => clearInterval(comments),
    () => signal.removeEventListener('abort', end),
    onShutdown(end),
    follow({ send: (event, data) => write(eventText(event, data)), end }),
  )
  return stop
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
