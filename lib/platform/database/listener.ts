import { Client } from 'pg'
import {
  hub,
  afterChange,
  notifyEventWritten,
  notifyOrderChanged,
  notifyPrintChanged,
  notifyResync,
  notifyShopChanged,
  type Unsubscribe,
} from '../events'
import { log } from '../process/log'
import { followMenuSnapshot, type MenuSnapshot } from '../requests/menu-snapshot'

const pingEveryMs = 1000
const answerWithinMs = 2500
const slowestRetryMs = 1000

export interface Listener {
  /** Settles after the first attempt to connect: before it, pages that exist would be refused. */
  attempted: Promise<void>
  stop(): Promise<void>
}

interface Connection {
  databaseUrl: string
  client: Client | null
  menuSnapshot: MenuSnapshot | null
  timer: NodeJS.Timeout | null
  failures: number
  isStopped: boolean
  unsubscribe: Unsubscribe
}

export function startListener(databaseUrl: string): Listener {
  const unsubscribe = afterChange(async () => connection.menuSnapshot?.refresh())
  const connection: Connection = {
    databaseUrl,
    client: null,
    menuSnapshot: null,
    timer: null,
    failures: 0,
    isStopped: false,
    unsubscribe,
  }
  hub().ping = () => isAnswering(connection.client)
  const attempted = connect(connection)
  return { attempted, stop: () => stop(connection) }
}

async function stop(connection: Connection): Promise<void> {
  const { client } = connection
  connection.isStopped = true
  connection.unsubscribe()
  disconnect(connection)
  await client?.end()
}

async function connect(connection: Connection): Promise<void> {
  const client = new Client({
    connectionString: connection.databaseUrl,
    // Destroys a connection whose timeout below has already passed.
    connectionTimeoutMillis: 2 * answerWithinMs,
    application_name: 'listening',
    keepAlive: true,
  })
  client.on('error', (error) => onDisconnect(connection, client, error))
  client.on('end', () => onDisconnect(connection, client, new Error('the connection ended')))
  client.on('notification', ({ channel, payload = '' }) => onNotification(connection, channel, payload))
  connection.client = client
  const isConnected = await succeedsWithin(answerWithinMs, begin(connection, client))
  if (connection.client !== client) return
  if (isConnected) onConnected(connection, client)
  else onDisconnect(connection, client, new Unanswered('the database does not answer'))
}

async function begin(connection: Connection, client: Client): Promise<void> {
  try {
    await client.connect()
    await client.query('listen shop_changed; listen order_changed; listen print_changed; listen event_written')
    if (connection.client !== client) return
    connection.menuSnapshot = followMenuSnapshot(client, (error) => onDisconnect(connection, client, error))
    await connection.menuSnapshot.refresh()
  } catch (error) {
    onDisconnect(connection, client, error)
  }
}

function onConnected(connection: Connection, client: Client): void {
  connection.failures = 0
  hub().isDatabaseDown = false
  hub().isListening = true
  // Also the first time: what was read before may have changed without a notification.
  notifyResync()
  log.info('listening to the database')
  pingLater(connection, client)
}

function onDisconnect(connection: Connection, client: Client, error: unknown): void {
  if (connection.client !== client) return
  const wasListening = hub().isListening
  disconnect(connection)
  void client.end()
  if (connection.isStopped) return
  // It may be a backend that an operator ended: the next attempt shows whether the database is down.
  if (!wasListening || error instanceof Unanswered) hub().isDatabaseDown = true
  if (connection.failures === 0) log.warn({ err: error }, 'not listening to the database')
  const wait = connection.failures === 0 ? 0 : Math.min(slowestRetryMs, 50 * 2 ** connection.failures)
  connection.failures += 1
  connection.timer = setTimeout(() => void connect(connection), wait)
}

function disconnect(connection: Connection): void {
  hub().isListening = false
  connection.client = null
  connection.menuSnapshot?.stop()
  connection.menuSnapshot = null
  if (connection.timer) clearTimeout(connection.timer)
}

/** A hung database keeps its connections open and sends nothing. */
function pingLater(connection: Connection, client: Client): void {
  connection.timer = setTimeout(() => {
    void isAnswering(client).then((isAlive) => {
      if (connection.client !== client) return
      if (isAlive) pingLater(connection, client)
      else onDisconnect(connection, client, new Unanswered('the database does not answer'))
    })
  }, pingEveryMs)
}

class Unanswered extends Error {}

function isAnswering(client: Client | null): Promise<boolean> {
  return client ? succeedsWithin(answerWithinMs, client.query('select 1')) : Promise.resolve(false)
}

function onNotification(connection: Connection, channel: string, payload: string): void {
  if (channel === 'order_changed') return notifyOrderChanged(payload)
  if (channel === 'print_changed') return notifyPrintChanged()
  if (channel === 'event_written') return notifyEventWritten()
  notifyShopChanged()
  void connection.menuSnapshot?.refresh()
}

const stepMs = 100

/** Counts turns of the event loop: while this process was too busy to receive an answer, the answer is not late. */
export function succeedsWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    let stepsLeft = Math.ceil(milliseconds / stepMs)
    const timer = setInterval(() => {
      stepsLeft -= 1
      if (stepsLeft <= 0) settle(false)
    }, stepMs)
    function settle(isDone: boolean): void {
      clearInterval(timer)
      resolve(isDone)
    }
    work.then(
      () => settle(true),
      () => settle(false),
    )
  })
}
