import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/platform/process/env'

/** What goes wrong at the other end. */
export type ReceiverFault = 'none' | '500' | '410' | 'redirect' | 'asks for rest' | 'silent' | 'cuts' | 'chatters'

export interface ReceivedCall {
  headers: IncomingHttpHeaders
  body: string
  message: { type: string; timestamp: string; id?: number; data: Record<string, unknown> }
}

/** A program that is called, on this machine. While it runs, the shop may call its own network. */
export class WebhookReceiver {
  readonly calls: ReceivedCall[] = []
  /** At the same time, at most. */
  mostAtOnce = 0
  fault: ReceiverFault | ((call: ReceivedCall) => ReceiverFault) = 'none'
  /** Before each answer. */
  pause: () => Promise<void> = () => Promise.resolve()
  #atOnce = 0
  readonly #server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => void this.#receive(request.headers, Buffer.concat(pieces).toString(), response))
  })

  static async started(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver()
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve))
    env().WEBHOOK_PRIVATE = true
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`
  }

  async close(): Promise<void> {
    env().WEBHOOK_PRIVATE = false
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #receive(headers: IncomingHttpHeaders, body: string, response: ServerResponse): Promise<void> {
    const call = { headers, body, message: JSON.parse(body) as ReceivedCall['message'] }
    this.calls.push(call)
    this.#atOnce += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce)
    await this.pause()
    this.#atOnce -= 1
    answer(response, typeof this.fault === 'function' ? this.fault(call) : this.fault)
  }
}

function answer(response: ServerResponse, fault: ReceiverFault): void {
  if (fault === 'silent') return
  if (fault === 'cuts') response.destroy()
  else if (fault === '500') response.writeHead(500).end('out of order')
  else if (fault === '410') response.writeHead(410).end()
  else if (fault === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end()
  else if (fault === 'asks for rest') response.writeHead(429, { 'retry-after': '600' }).end()
  else if (fault === 'chatters') response.writeHead(200).end('x'.repeat(100_000))
  else response.writeHead(204).end()
}
