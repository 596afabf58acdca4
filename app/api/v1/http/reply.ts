import { spreadsheetType } from '@/lib/menu/spreadsheet/schema'
import type { Page } from '@/lib/platform/requests/pagination'

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

const mediaTypes = new Map([
  ['csv', 'text/csv; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['json', 'application/json'],
  ['pdf', 'application/pdf'],
  ['xlsx', spreadsheetType],
  ['zip', 'application/zip'],
])

/**
 * A file to be saved, of the type that its name ends with: whole, or streamed with backpressure. Its first piece is made
 * before the head of the answer is sent, so that what fails at once is refused.
 */
export async function download(
  content: string | Uint8Array<ArrayBuffer> | AsyncIterable<string | Uint8Array>,
  name: string,
): Promise<Response> {
  const headers = {
    'Content-Type': mediaTypes.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(isWhole(content) ? content : await streamOf(content), { headers })
}

function isWhole<Content extends string | Uint8Array<ArrayBuffer>>(
  content: Content | AsyncIterable<string | Uint8Array>,
): content is Content {
  return typeof content === 'string' || content instanceof Uint8Array
}

async function streamOf(pieces: AsyncIterable<string | Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const rest = pieces[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let first: IteratorResult<string | Uint8Array> | undefined = await rest.next()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = first ?? (await rest.next())
      first = undefined
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
  })
}

export function pageReply<Item>(
  request: Request,
  { items, next }: Page<Item>,
  parameter: 'cursor' | 'before' = 'cursor',
): Reply<Item[]> {
  return reply(items, { headers: nextPage(request, { [parameter]: next }) })
}

/** The Link header is relative, because behind a proxy the server does not know its name. */
export function nextPage({ url }: Request, at: Record<string, string | number | null>): Record<string, string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  for (const [parameter, next] of Object.entries(at)) {
    if (next === null) return {}
    searchParams.set(parameter, String(next))
  }
  return { Link: `<${pathname}?${searchParams}>; rel="next"` }
}
