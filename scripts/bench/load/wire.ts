import { connect } from 'node:net'

const HEADERS_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * One kept connection that asks and waits, as little code as HTTP/1.1 allows: on two cores a client that works hard
 * would take from the server what it measures.
 */
export async function openWire(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('error', reject))
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null
  let answer = newAnswer()
  socket.on('data', (chunk) => {
    if (!isComplete(answer, chunk)) return
    const { status } = answer
    answer = newAnswer()
    waiting?.resolve(status)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error(`port ${port} hung up`)))
  return {
    /** @returns the status */
    ask: (request: Buffer | string): Promise<number> =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      waiting = null
      socket.destroy()
    },
  }
}

/** left: bytes, -1 before the headers */
export type Answer = { status: number; left: number; isChunked: boolean; head: Buffer }

function newAnswer(): Answer {
  return { status: 0, left: -1, isChunked: false, head: Buffer.alloc(0) }
}

function isComplete(answer: Answer, chunk: Buffer) {
  if (answer.left >= 0) return takeBody(answer, chunk)
  answer.head = Buffer.concat([answer.head, chunk])
  const end = answer.head.indexOf(HEADERS_END)
  if (end < 0) return false
  const head = answer.head.toString('latin1', 0, end)
  const rest = answer.head.subarray(end + HEADERS_END.length)
  answer.status = Number(head.slice(9, 12))
  answer.left = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  answer.isChunked = /\r\ntransfer-encoding: *chunked/i.test(head)
  answer.head = Buffer.alloc(0)
  return takeBody(answer, rest)
}

/** The end of a chunked body may be cut in two, so the last bytes are kept. */
function takeBody(answer: Answer, chunk: Buffer) {
  if (!answer.isChunked) {
    answer.left -= chunk.length
    return answer.left <= 0
  }
  answer.head = Buffer.concat([answer.head.subarray(-LAST_CHUNK.length), chunk.subarray(-LAST_CHUNK.length)])
  return answer.head.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
}
