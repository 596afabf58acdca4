import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'

import { inCheckout } from '../../bootstrap/paths.mjs'

// WEB_CONCURRENCY processes share one port and nothing else; they notify each other through PostgreSQL.

const wanted = Number(process.env.WEB_CONCURRENCY ?? 1)
const ready = new Set()
let isEnding = false

cluster.setupPrimary({
  exec: inCheckout('dist', 'server.mjs'),
  // Alone each would take half of the container's memory for its heap, and all together more than there is.
  execArgv: [...process.execArgv, `--max-old-space-size=${heapShareMb()}`],
})
cluster.on('message', (worker, message) => {
  if (!message?.ready) return
  ready.add(worker.id)
  if (ready.size === wanted) process.send?.({ ready: true })
})
cluster.on('exit', (worker, code, signal) => void replace(worker, signal ?? code))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end)
for (let count = 0; count < wanted; count += 1) cluster.fork()

function heapShareMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.floor(Math.min(getHeapStatistics().heap_size_limit, memory / 2 / wanted) / 1024 ** 2)
}

/** A process that dies is replaced; one that cannot even start ends everything, or it would be tried for ever. */
async function replace(worker: Worker, reason: string | number) {
  if (isEnding) return endWithLast()
  if (!ready.delete(worker.id)) {
    process.exitCode = 1
    return end()
  }
  console.error(`A server process ended (${reason}); starting another`)
  await sleep(500)
  if (!isEnding) cluster.fork()
}

function end() {
  isEnding = true
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  endWithLast()
}

function endWithLast() {
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit()
}
