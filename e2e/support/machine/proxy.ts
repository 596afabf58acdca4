import { once } from 'node:events'
import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// Idle connections to the shop are closed sooner than a shop that ends closes them: docs/deploy/two-instances.conf.
const idleMs = 1000

export interface Proxy {
  url: string
  /** From now on another process stands in the place of this one. */
  replace(old: string, by: string): void
  close(): Promise<void>
}

/**
 * What nginx does in front of several processes, without health checks: requests in turns, on connections that are kept.
 * Where one refuses a connection the next is asked; where a connection breaks, only what may be sent twice.
 */
export async function startProxy(upstreams: string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  let turn = 0
  const server = createServer((request, response) => {
    turn += 1
    const inTurn = upstreams.map((_, place) => upstreams[(turn + place) % upstreams.length] ?? '')
    void forward(request, response, { agent, inTurn })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (old, by) => {
      upstreams = upstreams.map((url) => (url === old ? by : url))
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { agent, inTurn }: { agent: Agent; inTurn: string[] },
): Promise<void> {
  const body = Buffer.concat(await request.toArray())
  for (const upstream of inTurn) {
    const sent = httpRequest(`${upstream}${request.url ?? ''}`, {
      agent,
      method: request.method,
      headers: request.headers,
    })
    sent.end(body)
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const { connection: _, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      answer.on('error', () => response.destroy()).pipe(response)
      return
    } catch (error) {
      const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
      if (!isUnsent && request.method !== 'GET') break
    }
  }
  response.writeHead(502).end()
}
