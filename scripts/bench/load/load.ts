import { openWire } from './wire'

// A process of its own, so that waiting for the clock is all that the bench itself does while something is measured.

/**
 * requests: what the connections send, each its own in turn; `{unique}` in it becomes ten characters never sent before
 */
export type Load = { port: number; connections: number; seconds: number; requests: string[] }
export type Measured = { count: number; failed: number; seconds: number; p50: number; p99: number }

const MOST_REQUESTS = 200_000
let sent = 0
const stamp = Date.now().toString(36).slice(-5)

process.on('message', (load: Load) => {
  run(load).then(
    (measured) => process.send?.({ measured }),
    (error) => process.send?.({ problem: String(error) }),
  )
})

async function run({ port, connections, seconds, requests }: Load): Promise<Measured> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)))
  const times: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  await Promise.all(
    wires.map(async (wire, index) => {
      const request = requests[index % requests.length] ?? ''
      while (performance.now() < endsAt && times.length < MOST_REQUESTS) {
        const askedAt = performance.now()
        const status = await wire.ask(request.replace('{unique}', unique))
        times.push(performance.now() - askedAt)
        if (status !== 200) failed += 1
      }
    }),
  )
  const took = (performance.now() - startedAt) / 1000
  for (const wire of wires) wire.close()
  const sorted = times.toSorted((one, other) => one - other)
  return { count: times.length, failed, seconds: took, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

function unique() {
  sent += 1
  return stamp + sent.toString(36).padStart(5, '0')
}

function quantile(sorted: number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
