import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusalCode } from '@/lib/platform/refusals'

/** The contract's largest upload, the file of a menu, with its form. The limit of each operation is checked by its endpoint. */
const maxBytes = 6 * 1024 * 1024 + 64 * 1024
/** Read and dropped beyond the limit: most clients read a refusal only after they have sent everything. */
const graceBytes = 8 * 1024 * 1024
/** How long a client that sends even more may take to read its refusal. */
const graceMs = 2000

const uploads: readonly (readonly [RegExp, RefusalCode])[] = [
  [/^\/api\/v1\/categories\/(add|update)Category(\/|$)/, 'category_image_too_large'],
  [/^\/api\/v1\/menuItems\/(add|update)MenuItem(\/|$)/, 'dish_image_too_large'],
  [/^\/api\/v1\/look\/pictures$/, 'look_image_too_large'],
  [/^\/api\/v1\/menu\/import$/, 'menu_file_too_large'],
]

/** Where a file is sent, a body over the limit is refused in the words for that file. */
export function tooLargeAt(path: string): RefusalCode {
  return uploads.find(([address]) => address.test(path))?.[1] ?? 'too_large'
}

export function declaresTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > maxBytes
}

/**
 * Counts the body while it arrives, whatever reads it. Over the limit the reader gets an error instead of the rest, and
 * `onExceeded` is called once; a client that goes on sending loses its connection. What is left of a body when it was
 * answered is read and dropped, so that it is not in the way of the next request of the connection.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, onExceeded: () => void): void {
  const push = request.push.bind(request)
  let received = 0
  // There may be no reader, and an error without a listener ends the process.
  request.on('error', () => undefined)
  response.once('finish', () => {
    if (!request.complete) request.socket.resume()
  })
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const before = received
    received += chunk?.length ?? 0
    if (received <= maxBytes) return (chunk !== null && response.writableFinished) || push(chunk, encoding)
    if (before <= maxBytes) {
      onExceeded()
      // A shortened body must never be taken for a whole one.
      request.emit('error', new Error('The body is over its limit.'))
    }
    if (before <= maxBytes + graceBytes && received > maxBytes + graceBytes) {
      setTimeout(() => request.socket.destroy(), graceMs).unref()
    }
    // False makes Node stop reading from the connection.
    return received <= maxBytes + graceBytes
  }
}
