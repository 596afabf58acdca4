import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'

/** One more process of the shop, on the database of all others. */
export interface Server {
  url: string
  /** Asks it to end, or kills it, and waits until it is gone; gives back its exit code, null if it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Hangs with all its connections open, until it goes on. */
  freeze(): void
  goOn(): void
}

// A worker that is ended in the middle of a test takes its servers along.
const orphanCheck = pathToFileURL('dist/end-when-orphaned.mjs').href

/** `settings` are environment variables; everything else is as `npm test` set it for the shop itself. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', orphanCheck, 'dist/server.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: 'localhost', PORT: String(port), ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const first = await Promise.race([once(child, 'message').then(() => 'ready'), exited])
  if (first !== 'ready') throw new Error(`The server ended while it was starting (${String(first)})`)
  return {
    url: `http://localhost:${port}`,
    async end(signal) {
      child.kill(signal)
      const [code] = await exited
      return code
    },
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
