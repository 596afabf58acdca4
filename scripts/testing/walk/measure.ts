import { readFileSync } from 'node:fs'

import type { Case } from './cases'

export interface Measured {
  name: string
  kind: Case['kind']
  /** 0: there was no answer. */
  status: number
  firstMs: number
  ms: number
  /** As they are before compression. */
  bytes: number
  /** It broke off. */
  isCut: boolean
  /** Only the begin of a long file was read. */
  isPart: boolean
  /** Of the process, afterwards. */
  memoryMB: number
}

interface Asked {
  url: string
  pid: number
}

/** In megabytes, resident. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

const longestMs = 120_000
/** Of a file that is read further than this the speed is known. */
const mostMs = 10_000

export async function measure({ url, pid }: Asked, { address, by, kind }: Case, init: RequestInit): Promise<Measured> {
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)
  const name = `${by} ${init.method ?? 'GET'} ${address}`
  const measured: Measured = {
    name,
    kind,
    status: 0,
    firstMs: 0,
    ms: 0,
    bytes: 0,
    isCut: false,
    isPart: false,
    memoryMB: 0,
  }
  try {
    const ask = () => fetch(url + address, { redirect: 'manual', signal: AbortSignal.timeout(longestMs), ...init })
    let answer = await ask()
    // On a connection that was opened ahead, and then stood unused for too long.
    if (answer.status === 408) answer = await ask()
    measured.status = answer.status
    if (kind === 'stream') await answer.body?.cancel()
    for await (const chunk of answer.body ?? []) {
      measured.firstMs ||= since()
      measured.bytes += chunk.length
      measured.isPart = kind === 'file' && since() > mostMs
      if (measured.isPart) break
    }
  } catch {
    measured.isCut = true
  }
  measured.ms = since()
  measured.firstMs ||= measured.ms
  measured.memoryMB = memoryOf(pid).now
  return measured
}
