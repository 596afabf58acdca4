import { fork } from 'node:child_process'

import { inCheckout } from '../../bootstrap/paths.mjs'
import type { Load, Measured } from './load'

/** One process for the whole bench, so that its code is as warm for the last contender as for the first. */
export function startLoadGenerator() {
  const child = fork(inCheckout('dist', 'bench-load.mjs'), { stdio: 'inherit' })
  return {
    /** Answers that are not 200 make every number worthless, so they end the bench. */
    run: (load: Load): Promise<Measured> =>
      new Promise((resolve, reject) => {
        child.once('message', ({ measured, problem }: { measured?: Measured; problem?: string }) => {
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

/** The bytes of a request as they travel. */
export function request(
  path: string,
  { token, body, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> } = {},
) {
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
