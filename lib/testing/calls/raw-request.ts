import { connect, type AddressInfo } from 'node:net'
import type { Server } from 'node:http'

interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends bytes that no well-behaved client would send, and reads until the connection ends. */
export function rawRequest(server: Server, head: string, body = ''): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      answer += String(data)
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(parse(answer)))
    socket.write(Buffer.from(`${head}\r\n\r\n${body}`, 'latin1'))
  })
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') }
}
