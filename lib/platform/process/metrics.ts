import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { findDiskSpace, isWritable } from './health'
import { hub } from '../events'
import { pool, takeSlowestStatement } from '../database/pool'

interface Meters {
  registry: Registry
  requests: Histogram<'area' | 'method' | 'status'>
  orders: Counter<'fulfilment'>
  refusals: Counter<'code'>
}

const key = Symbol.for('limmatgrill.meters')
const store = globalThis as { [key]?: Meters }
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function printMetrics(): Promise<string> {
  return meters().registry.metrics()
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE

export function observeRequest(request: { area: string; method: string; status: number; seconds: number }): void {
  const method = knownMethods.includes(request.method) ? request.method : 'other'
  meters().requests.observe({ area: request.area, method, status: request.status }, request.seconds)
}

export function countOrder(fulfilment: 'pickup' | 'delivery'): void {
  meters().orders.inc({ fulfilment })
}

export function countRefusal(code: string): void {
  meters().refusals.inc({ code })
}

type Reading = number | Record<string, number>

/** With a label `read` gives a value for each of its words. */
export function addGauge(name: string, help: string, read: () => Promise<Reading> | Reading, label?: string): void {
  const { registry } = meters()
  registry.removeSingleMetric(name)
  registry.registerMetric(gaugeOf(name, help, read, label))
}

function gaugeOf(name: string, help: string, read: () => Promise<Reading> | Reading, label?: string): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [],
    async collect() {
      const reading = await read()
      if (typeof reading === 'number') return this.set(reading)
      this.reset()
      for (const [word, value] of Object.entries(reading)) this.set({ [label ?? '']: word }, value)
    },
  })
}

function meters(): Meters {
  store[key] ??= openMeters()
  return store[key]
}

function openMeters(): Meters {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  for (const gauge of [...gaugesOfProcess(), diskGauge('free'), diskGauge('size')]) registry.registerMetric(gauge)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the arrival of a request to the last byte of its answer',
      labelNames: ['area', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    orders: new Counter({
      name: 'orders_placed_total',
      help: 'Orders placed through this process',
      labelNames: ['fulfilment'],
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Requests that were refused, by the code of the refusal',
      labelNames: ['code'],
      registers,
    }),
  }
}

function gaugesOfProcess(): Gauge[] {
  return [
    gaugeOf(
      'database_listening',
      '1 while this process hears what changes in the database, 0 while it does not and caches nothing',
      () => Number(hub().isListening),
    ),
    gaugeOf(
      'database_writable',
      '1 while the database can store something, 0 while its disk is full or it takes no writes',
      async () => Number(await isWritable()),
    ),
    gaugeOf(
      'database_connections',
      'Connections of the pool: used, idle, and waiting for the requests that wait for one; most is what it may open',
      () => {
        const { totalCount, idleCount, waitingCount, options } = pool()
        return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: options.max }
      },
      'state',
    ),
    gaugeOf(
      'database_slowest_statement_seconds',
      'The longest that a statement of the pool took since these metrics were last read',
      () => takeSlowestStatement() / 1000,
    ),
    gaugeOf(
      'event_streams_open',
      'Pages of this process that follow an order or the board',
      () => hub().openStreams.size,
    ),
  ]
}

function diskGauge(what: 'free' | 'size'): Gauge {
  return new Gauge({
    name: `data_disk_${what}_bytes`,
    help: `${what === 'free' ? 'Free space' : 'Size'} of the disk of DATA_DIR; a database elsewhere is not on it`,
    registers: [],
    async collect() {
      const space = await findDiskSpace()
      if (space) this.set(space[`${what}Bytes`])
      else this.reset()
    },
  })
}
