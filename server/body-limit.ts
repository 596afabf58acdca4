import type { IncomingMessage } from 'node:http'

/**
 * The largest upload of the contract (a menu item's picture) with its form. Each operation's own limit is the
 * endpoint's.
 */
const mostBytes = 2 * 1024 * 1024 + 64 * 1024
/** So much is still read and dropped: most clients read their refusal only when they have sent everything. */
const graceBytes = 8 * 1024 * 1024
/** So long a client that sends even more may take to read its refusal. */
const graceMs = 2000

/** Whether the client announces more than anything here may have. */
export function announcesTooMuch(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? 0) > mostBytes
}

/**
 * Counts the body while it arrives, whoever reads it. Over the limit the reader gets an error instead of the rest, and
 * `onExceeded` is called once; a client that goes on sending loses its connection.
 */
export function limitBody(request: IncomingMessage, onExceeded: () => void): void {
  const push = request.push.bind(request)
  let seen = 0
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const before = seen
    seen += chunk?.length ?? 0
    if (seen <= mostBytes) return push(chunk, encoding)
    if (before <= mostBytes) {
      onExceeded()
      // Never a shortened body: what was read so far might make sense by itself.
      request.emit('error', new Error('The body is over its limit.'))
    }
    if (before <= mostBytes + graceBytes && seen > mostBytes + graceBytes) {
      setTimeout(() => request.socket.destroy(), graceMs).unref()
    }
    // False makes Node stop reading from the connection.
    return seen <= mostBytes + graceBytes
  }
}
