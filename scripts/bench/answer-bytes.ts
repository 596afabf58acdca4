import { get } from 'node:http'

/** How many bytes of body an answer has as it travels. */
export function bytesOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get({ port, path, headers, host: '127.0.0.1', agent: false }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${answer.statusCode}`)),
      )
    })
    asked.on('error', reject)
  })
}
