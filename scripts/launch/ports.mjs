import { createServer } from 'node:net'

import { Stop } from './stop.mjs'

/** A port of the loopback interface that nobody uses just now. */
export async function freePort() {
  const [port = 0] = await freePorts(1)
  return port
}

/** Several at once are different ones, because all are held until the last is found.
 * @param {number} count */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map((server) => listen(server, { port: 0, host: '127.0.0.1' })))
  await Promise.all(servers.map(close))
  return ports
}

/** Said before anything slow begins, not after a minute of building.
 * @param {{ port: number, host: string, setting: string }} wanted */
export async function refuseTakenPort({ port, host, setting }) {
  // "localhost" is two addresses; a stranger on either of them would get half of the customers.
  const hosts = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  for (const address of hosts) {
    const server = createServer()
    try {
      await listen(server, { port, host: address })
      await close(server)
    } catch (error) {
      if (isMissingProtocol(error)) continue
      throw new Stop(`${reason(error, port, host)}; choose another with ${setting}=…`)
    }
  }
}

/** A machine without IPv6. @param {unknown} error */
function isMissingProtocol(error) {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
}

/** @param {unknown} error @param {number} port @param {string} host */
function reason(error, port, host) {
  const code = error instanceof Error && 'code' in error ? error.code : error
  if (code === 'EADDRINUSE') return `Port ${port} is in use, perhaps by this shop in another terminal`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has`
  return `Cannot listen on ${host}:${port} (${String(code)})`
}

/** @param {import('node:net').Server} server @param {{ port: number, host: string }} where
 * @returns {Promise<number>} */
function listen(server, where) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...where, exclusive: true }, () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
}

/** @param {import('node:net').Server} server */
function close(server) {
  return new Promise((resolve) => server.close(resolve))
}
