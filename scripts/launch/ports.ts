import { createServer, type Server } from 'node:net'

import { Stop } from '../bootstrap/stop.mjs'

export async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map((server) => listen(server, { port: 0, host: '127.0.0.1' })))
  await Promise.all(servers.map(close))
  return ports
}

export async function refuseTakenPort({ port, host, setting }: { port: number; host: string; setting: string }) {
  // "localhost" is two addresses; another program on either of them would get half of the customers.
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  for (const address of hosts) {
    const server = createServer()
    try {
      await listen(server, { port, host: address })
      await close(server)
    } catch (error) {
      if (address === '::1' && isMissingProtocol(error)) continue
      throw new Stop(`${reason(error, port, host)}; choose another with ${isNoAddress(error) ? 'HOST' : setting}=…`)
    }
  }
}

function isNoAddress(error: unknown) {
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(String(Object(error).code))
}

/** A machine without IPv6. */
function isMissingProtocol(error: unknown) {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

function reason(error: unknown, port: number, host: string) {
  const code = error instanceof Error && 'code' in error ? error.code : error
  if (code === 'EADDRINUSE') return `Port ${port} is in use, perhaps by this shop in another terminal`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has`
  return `Cannot listen on ${host}:${port} (${String(code)})`
}

/** Port 0 takes a free one. Resolves to the port. */
export function listen(server: Server, where: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...where, exclusive: true }, () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
}

function close(server: Server) {
  return new Promise((resolve) => server.close(resolve))
}
