export class Reply<Data> {
  constructor(
    readonly data: Data,
    readonly extra: { headers?: Record<string, string>; values?: Record<string, string> },
  ) {}
}

/** With headers (e.g. Link), or values for the placeholders of the operation's message. */
export function reply<Data>(data: Data, extra: Reply<Data>['extra']): Reply<Data> {
  return new Reply(data, extra)
}

const privateHeaders = { 'Cache-Control': 'no-store' }

export function textResponse(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...privateHeaders, ...headers } })
}

/** A file to be saved: whole, or streamed with backpressure. */
export function download(
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string | Uint8Array>,
  { name, type }: { name: string; type: string },
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(isWhole(content) ? content : streamOf(content), { headers })
}

function isWhole<Content extends string | Uint8Array<ArrayBuffer>>(
  content: Content | AsyncIterable<string | Uint8Array>,
): content is Content {
  return typeof content === 'string' || content instanceof Uint8Array
}

function streamOf(pieces: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const rest = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await rest.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
  })
}

/** `position` is the next query parameter. Relative, because behind a proxy the server does not know its name. */
export function linkToNext(request: Request, position: Record<string, string | null>): Record<string, string> {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  for (const [name, value] of Object.entries(position)) {
    if (value === null) return {}
    searchParams.set(name, value)
  }
  return { Link: `<${pathname}?${searchParams}>; rel="next"` }
}
