import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log'
import { cacheResponse, sendWhole } from '../cache/response-cache'
import type { MakeDocument } from './shared-document'
import type { Encoding } from '../http/accepted-encoding'
import { refuseRequest, type RequestContext } from '../http/request-context'

interface Wanted {
  /** Where the response may be stored. */
  key: string | undefined
  encoding: Encoding
  /** Null where the response is no document that everybody shares. */
  makeDocument: MakeDocument | null
  expectedStatus: number
}

/** What is to be done with the response once all of it is there; undefined where it is sent as it comes. */
export function wholeResponse(
  context: RequestContext,
  { key, encoding, makeDocument, expectedStatus }: Wanted,
  status: number,
): ((body: Buffer) => void) | undefined {
  const { request, response, scope } = context
  const make = isDocument(response) ? makeDocument : null
  // Next may share a rendering that began before a change with a request that came after it. Only what the page cache
  // or a public read took from its own memory is known to be fresh.
  const { servedGeneration } = scope
  const isStored =
    key !== undefined &&
    servedGeneration !== undefined &&
    request.method === 'GET' &&
    status === expectedStatus &&
    // Pages and public reads have an ETag; responses that this server writes itself have none.
    response.hasHeader('ETag') &&
    !response.hasHeader('Set-Cookie')
  if (!make && !isStored && !isPlainAnswer(context)) return undefined

  async function finish(body: Buffer): Promise<void> {
    if (make) varyByEncoding(response)
    const made = await make?.(body.toString(), encoding)
    const headers = reusableHeaders({ ...response.getHeaders(), ...made?.headers })
    const whole = { status, headers, body: made?.body ?? body }
    if (isStored) cacheResponse(key, whole, servedGeneration)
    sendWhole(context, whole)
  }
  return (body) => {
    finish(body).catch((error: unknown) => {
      log.error({ err: error }, 'the document could not be made')
      refuseRequest(context, 'internal')
    })
  }
}

function isDocument(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}

/** Of a call: in one piece with its headers, so that a process that dies has sent all of it or nothing. */
function isPlainAnswer({ area, method, response }: RequestContext): boolean {
  if (area !== 'api' || method === 'HEAD' || response.hasHeader('Content-Disposition')) return false
  return String(response.getHeader('Content-Type')).startsWith('application/json')
}

function varyByEncoding(response: ServerResponse): void {
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
}

const singleUseHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']

function reusableHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !singleUseHeaders.includes(name)))
}
