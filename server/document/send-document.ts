import type { ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding'
import { refuseRequest, type RequestContext } from '../http/request-context'
import { compress } from './compress'
import { rewriteDocument, type Styles } from './rewrite-document'

/** Rewrites and compresses the document that Next is going to send; anything else passes. */
export function rewriteOnSend(context: RequestContext, styles: Styles): void {
  const { request, response, isCached } = context
  if (request.headers.rsc !== undefined || context.method === 'HEAD') return
  const encoding = acceptedEncoding(request.headers, ['br', 'gzip']) ?? 'identity'
  // Next must not compress what is still to be rewritten.
  delete request.headers['accept-encoding']
  const send = response.end.bind(response)
  whenDocumentEnds(response, async (html) => {
    try {
      const body = await compress(Buffer.from(rewriteDocument(html, styles)), encoding, isCached ? 'often' : 'once')
      if (context.isAnswered) return
      setEncoding(response, encoding, body.length)
      send(body)
    } catch (error) {
      log.error({ err: error }, 'the document could not be rewritten')
      refuseRequest(context, 'internal')
    }
  })
}

function setEncoding(response: ServerResponse, encoding: Encoding, length: number): void {
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', length)
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
