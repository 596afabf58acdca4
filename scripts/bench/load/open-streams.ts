import { Agent, get, type ClientRequest } from 'node:http'

/** Opens so many event streams, waits until each has said its first word, and gives back what closes them. */
export async function openStreams(port: number, path: string, count: number): Promise<() => void> {
  const agent = new Agent({ maxSockets: Infinity })
  const open: ClientRequest[] = []
  for (let stream = 0; stream < count; stream += 1) open.push(await openStream({ port, path, agent }))
  return () => open.forEach((request) => request.destroy())
}

function openStream({ port, path, agent }: { port: number; path: string; agent: Agent }): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.once('data', () => resolve(request))
      answer.resume()
    })
    request.on('error', reject)
  })
}
