import { connect } from 'node:net'

import { expect } from '@playwright/test'

export interface RawAnswer {
  status: number
  /** By name in lower case. */
  headers: Record<string, string>
  body: string
}

/** The head of a request as hostile programs write it: nothing is encoded, checked or put right. */
export function requestText(
  target: string,
  { method = 'GET', host = 'localhost', headers = [] }: { method?: string; host?: string; headers?: string[] } = {},
): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n')
}

/** Sends these very bytes and reads until the shop hangs up. The headers of the contract stand on whatever it says. */
export async function sendRaw(baseURL: string | undefined, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseURL ?? '')
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text, 'latin1'))
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (heard += chunk))
    socket.on('end', () => resolve(heard))
    socket.on('error', reject)
  })
  const answer = parsed(received)
  expectContractHeaders(answer.headers)
  return answer
}

export function expectContractHeaders(headers: Record<string, string>): void {
  expect(headers['x-request-id'], 'X-Request-Id').toMatch(/^[\w-]{8,}$/)
  expect(headers['content-security-policy'], 'Content-Security-Policy').toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
  expect(headers['x-powered-by']).toBeUndefined()
}

function parsed(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: received.slice(end + 4),
  }
}
