import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding'
import { matchesEtag } from '../cache/response-cache'
import { refuseRequest, type RequestContext } from '../http/request-context'
import { cachedPagePolicy } from '../http/security-headers'
import { compress } from './compress'
import { inlineScriptHashes } from './inline-scripts'
import { rewriteDocument, type Styles } from './rewrite-document'

/**
 * Rewrites and compresses the document that Next is going to send; anything else passes.
 * @param fixedStatus that the response will get instead of Next's
 */
export function rewriteOnSend(context: RequestContext, styles: Styles, fixedStatus?: number): void {
  const { request, response, isCached } = context
  if (request.headers.rsc !== undefined || (context.method === 'HEAD' && !isCached)) return
  const encoding = acceptedEncoding(request.headers, ['br', 'gzip']) ?? 'identity'
  // Next must not compress what is still to be rewritten.
  delete request.headers['accept-encoding']
  const isKnown = isCached ? askWhole(request) : () => false
  const send = response.end.bind(response)
  whenDocumentEnds(response, async (html) => {
    context.rendering = 'ended'
    try {
      const document = rewriteDocument(html, styles)
      const etag = isCached ? etagOf(document) : ''
      const isFound = (fixedStatus ?? context.scope.status ?? response.statusCode) === 200
      const isNews = !isFound || !isKnown(etag)
      const body = isNews && (await compress(Buffer.from(document), encoding))
      if (context.isAnswered) return
      if (isCached) setKeptHeaders(response, document, etag)
      if (!body) return sendNotModified(response, send)
      setEncoding(response, encoding, body.length)
      send(body)
    } catch (error) {
      log.error({ err: error }, 'the document could not be rewritten')
      refuseRequest(context, 'internal')
    }
  })
}

/**
 * Lets Next send all of a page that everybody shares, also to whoever has it already or wants its headers alone: these
 * depend on what is in it, and a browser takes them over from an answer without body.
 * @returns whether the client has the document with this tag
 */
function askWhole(request: IncomingMessage): (etag: string) => boolean {
  const { 'if-none-match': known } = request.headers
  delete request.headers['if-none-match']
  request.method = 'GET'
  return (etag) => matchesEtag({ 'if-none-match': known }, etag)
}

function setKeptHeaders(response: ServerResponse, document: string, etag: string): void {
  response.setHeader('Content-Security-Policy', cachedPagePolicy(inlineScriptHashes(document)))
  // Next's is of what it has rendered, which another version of this server may write in another way.
  if (response.hasHeader('ETag')) response.setHeader('ETag', etag)
}

function etagOf(document: string): string {
  return `"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
}

function sendNotModified(response: ServerResponse, send: () => void): void {
  response.statusCode = 304
  response.removeHeader('Content-Length')
  varyByEncoding(response)
  send()
}

function setEncoding(response: ServerResponse, encoding: Encoding, length: number): void {
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', length)
  varyByEncoding(response)
}

function varyByEncoding(response: ServerResponse): void {
  if (!/accept-encoding/i.test(String(response.getHeader('Vary')))) response.appendHeader('Vary', 'Accept-Encoding')
}

/** Holds back headers and body of a document until all of it is there. */
function whenDocumentEnds(response: ServerResponse, onEnd: (html: string) => Promise<void>): void {
  const original = {
    writeHead: response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...args: unknown[]) => boolean,
    end: response.end.bind(response) as (...args: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  }
  const chunks: Buffer[] = []
  let isComplete = false
  const isDocument = () => String(response.getHeader('Content-Type')).startsWith('text/html')
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  Object.assign(response, {
    // Next's compression sends the headers itself before it hands on the end.
    writeHead(...args: unknown[]) {
      if (isComplete || !isDocument()) return original.writeHead(...args)
      response.statusCode = Number(args[0])
      return response
    },
    flushHeaders: () => isDocument() || original.flushHeaders(),
    write(...args: unknown[]) {
      if (!isDocument()) return original.write(...args)
      collect(args[0])
      return true
    },
    end(...args: unknown[]) {
      if (!isDocument()) return original.end(...args)
      if (isComplete) return response
      collect(args[0])
      isComplete = true
      void onEnd(Buffer.concat(chunks).toString())
      return response
    },
  })
}
