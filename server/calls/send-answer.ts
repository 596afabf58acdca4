import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { compress } from '../document/compress'
import { acceptedEncoding } from '../http/accepted-encoding'

/** Below it, compression makes an answer longer. */
const leastBytes = 1024

export function setHead(response: ServerResponse, { status, headers }: Response): void {
  response.statusCode = status
  for (const [name, value] of headers) response.appendHeader(name, value)
}

/** Sends the body of an answer, compressed where the client takes it; what comes in pieces is sent in pieces. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  if (!reader || !first || first.done) return void response.end()
  const second = await reader.read()
  const zips = isCompressible(answer) && acceptedEncoding(request.headers, ['gzip']) === 'gzip'
  if (isCompressible(answer)) response.appendHeader('Vary', 'Accept-Encoding')
  if (second.done) return sendWhole(response, first.value, zips)
  await sendPieces(response, pieces([first.value, second.value], reader), zips)
}

function isCompressible({ headers }: Response): boolean {
  if (/no-transform/.test(headers.get('cache-control') ?? '')) return false
  return /^(text\/|application\/json)/.test(headers.get('content-type') ?? '')
}

async function sendWhole(response: ServerResponse, body: Uint8Array, zips: boolean): Promise<void> {
  const isZipped = zips && body.byteLength >= leastBytes
  const sent = isZipped ? await compress(Buffer.from(body), 'gzip') : body
  if (isZipped) response.setHeader('Content-Encoding', 'gzip')
  response.setHeader('Content-Length', sent.byteLength)
  response.end(sent)
}

async function sendPieces(response: ServerResponse, body: AsyncIterable<Uint8Array>, zips: boolean): Promise<void> {
  if (zips) response.setHeader('Content-Encoding', 'gzip')
  const onTheWay: Duplex[] = zips ? [createGzip()] : []
  await pipeline([Readable.from(body), ...onTheWay, response])
}

async function* pieces(begun: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    yield* begun
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
