import { fork } from 'node:child_process'

import { inCheckout } from '../launch/paths.mjs'

/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./load.mjs').Measured} Measured */

/** One process for the whole bench, so that its code is as warm for the last contender as for the first. */
export function startLoadGenerator() {
  const child = fork(inCheckout('scripts', 'bench', 'load.mjs'), { stdio: 'inherit' })
  return {
    /** Answers that are not 200 make every number worthless, so they end the bench.
     * @param {Load} load @returns {Promise<Measured>} */
    run: (load) =>
      new Promise((resolve, reject) => {
        child.once('message', (/** @type {{ measured?: Measured, problem?: string }} */ { measured, problem }) => {
          if (!measured) return reject(new Error(`Load on port ${load.port} failed: ${problem}`))
          if (measured.failed === 0) return resolve(measured)
          const first = load.requests[0]?.split('\r\n')[0]
          reject(new Error(`${measured.failed} of ${measured.count} answers to "${first}" were not 200`))
        })
        child.send(load)
      }),
    stop: async () => void child.kill(),
  }
}

/** The bytes of a request as they travel.
 * @param {string} path @param {{ token?: string, body?: object, headers?: Record<string, string> }} [more] */
export function request(path, { token, body, headers = {} } = {}) {
  const json = body ? JSON.stringify(body) : ''
  // The placeholder and what takes its place are not equally long.
  const length = Buffer.byteLength(json.replace('{unique}', '0123456789'))
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'Host: localhost',
    'User-Agent: bench',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${length}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${json}`
}
