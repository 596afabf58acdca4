import { Client } from 'pg'
import { hub, onCatchUp, tellOrderChanged, tellResync, tellShopChanged, type Unsubscribe } from './events'
import { log } from './log'
import { followMenuFacts, type MenuFacts } from './menu-facts'
import { succeedsWithin } from './succeeds-within'

const pingEveryMs = 1000
const answerWithinMs = 2500
const slowestRetryMs = 1000

export interface Listening {
  /** Done once PostgreSQL was heard, or not, for the first time: whoever serves before would refuse what is there. */
  attempted: Promise<void>
  stop(): Promise<void>
}

interface Connection {
  databaseUrl: string
  client: Client | null
  facts: MenuFacts | null
  timer: NodeJS.Timeout | null
  failures: number
  isStopped: boolean
  unsubscribe: Unsubscribe
}

/** Keeps one connection to PostgreSQL that hears every announcement; comes back by itself after any failure. */
export function startListening(databaseUrl: string): Listening {
  const unsubscribe = onCatchUp(async () => connection.facts?.refresh())
  const connection: Connection = {
    databaseUrl,
    client: null,
    facts: null,
    timer: null,
    failures: 0,
    isStopped: false,
    unsubscribe,
  }
  hub().ping = () => answers(connection.client)
  const attempted = connect(connection)
  return { attempted, stop: () => stop(connection) }
}

async function stop(connection: Connection): Promise<void> {
  const { client } = connection
  connection.isStopped = true
  connection.unsubscribe()
  leave(connection)
  await client?.end()
}

async function connect(connection: Connection): Promise<void> {
  const client = new Client({
    connectionString: connection.databaseUrl,
    // Destroys what our own patience has already given up.
    connectionTimeoutMillis: 2 * answerWithinMs,
    application_name: 'listening',
    keepAlive: true,
  })
  client.on('error', (error) => lose(connection, client, error))
  client.on('end', () => lose(connection, client, new Error('the connection ended')))
  client.on('notification', ({ channel, payload = '' }) => hear(connection, channel, payload))
  connection.client = client
  const isHeard = await succeedsWithin(answerWithinMs, begin(connection, client))
  if (connection.client !== client) return
  if (isHeard) found(connection, client)
  else lose(connection, client, new Unanswered('the database does not answer'))
}

async function begin(connection: Connection, client: Client): Promise<void> {
  try {
    await client.connect()
    await client.query('listen shop_changed; listen order_changed')
    if (connection.client !== client) return
    connection.facts = followMenuFacts(client, (error) => lose(connection, client, error))
    await connection.facts.refresh()
  } catch (error) {
    lose(connection, client, error)
  }
}

function found(connection: Connection, client: Client): void {
  connection.failures = 0
  hub().isDatabaseDown = false
  hub().isListening = true
  // Also the first time: what was read before anybody listened may have changed unheard.
  tellResync()
  log.info('listening to the database')
  pingLater(connection, client)
}

/** `error` and `end` come together, and failed queries besides: only the first of them counts. */
function lose(connection: Connection, client: Client, error: unknown): void {
  if (connection.client !== client) return
  const wasHeard = hub().isListening
  leave(connection)
  void client.end()
  if (connection.isStopped) return
  // One lost connection may be a backend that an operator ended; that the database is down shows in the next attempt.
  if (!wasHeard || error instanceof Unanswered) hub().isDatabaseDown = true
  if (connection.failures === 0) log.warn({ err: error }, 'not listening to the database')
  const wait = connection.failures === 0 ? 0 : Math.min(slowestRetryMs, 50 * 2 ** connection.failures)
  connection.failures += 1
  connection.timer = setTimeout(() => void connect(connection), wait)
}

function leave(connection: Connection): void {
  hub().isListening = false
  connection.client = null
  connection.facts?.stop()
  connection.facts = null
  if (connection.timer) clearTimeout(connection.timer)
}

/** A hung database keeps its connections open and says nothing. */
function pingLater(connection: Connection, client: Client): void {
  connection.timer = setTimeout(() => {
    void answers(client).then((isAlive) => {
      if (connection.client !== client) return
      if (isAlive) pingLater(connection, client)
      else lose(connection, client, new Unanswered('the database does not answer'))
    })
  }, pingEveryMs)
}

class Unanswered extends Error {}

function answers(client: Client | null): Promise<boolean> {
  return client ? succeedsWithin(answerWithinMs, client.query('select 1')) : Promise.resolve(false)
}

function hear(connection: Connection, channel: string, payload: string): void {
  if (channel === 'order_changed') return tellOrderChanged(payload)
  tellShopChanged()
  void connection.facts?.refresh()
}
