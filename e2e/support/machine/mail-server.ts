import { SMTPServer } from 'smtp-server'

interface OwnMailServer {
  host: string
  port: number
  /** The newest mail as it came; waits for one. */
  newestMail(): Promise<string>
  stop(): Promise<void>
}

const host = '127.0.0.1'
const account = { username: 'kiosk', password: 'ein-Passwort-fürs-Senden' }

/** A mail server that an owner might have, at one of the ports that such servers have. */
export async function startOwnMailServer(): Promise<OwnMailServer & typeof account> {
  for (const port of [2525, 587, 465, 25]) {
    const server = await listeningAt(port).catch(() => null)
    if (server) return { host, port, ...account, ...server }
  }
  throw new Error('every port of a mail server is taken')
}

async function listeningAt(port: number): Promise<Pick<OwnMailServer, 'newestMail' | 'stop'>> {
  const mails: string[] = []
  const arrived = new EventTarget()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === account.username && password === account.password
      callback(
        isRight ? null : Object.assign(new Error('no'), { responseCode: 535 }),
        isRight ? { user: 'kiosk' } : undefined,
      )
    },
    onData: (stream, _session, callback) => {
      let mail = ''
      stream.on('data', (part: Buffer) => (mail += part.toString()))
      stream.on('end', () => {
        mails.push(mail)
        arrived.dispatchEvent(new Event('mail'))
        callback()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A shop that hangs up in the middle of a word is no fault of the test.
  server.on('error', () => undefined)
  return {
    async newestMail() {
      if (mails.length === 0) await new Promise((resolve) => arrived.addEventListener('mail', resolve, { once: true }))
      return mails.at(-1) ?? ''
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
