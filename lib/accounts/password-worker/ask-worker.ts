import type { Worker } from 'node:worker_threads'
import { Refusal } from '@/lib/platform/refusal'
import { startThread } from '@/lib/platform/process/start-thread'
import type { PasswordWork } from './work'

export interface Question {
  id: number
  work: keyof PasswordWork
  input: unknown
}

export type Answer = { id: number; value: unknown } | { id: number; problem: string }

/** Some three seconds of work; later calls are refused. */
export const mostWaiting = 20

const retryAfterSeconds = 5

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** One after the other in a thread, off the event loop. Throws Refusal `busy` where too many wait. */
export function askWorker<Name extends keyof PasswordWork>(
  work: Name,
  input: Parameters<PasswordWork[Name]>[0],
): Promise<Awaited<ReturnType<PasswordWork[Name]>>> {
  if (waiting.size >= mostWaiting) return Promise.reject(new Refusal('busy', { retryAfterSeconds }))
  const question: Question = { id: (lastId += 1), work, input }
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(question.id, { resolve, reject }))
  worker ??= startWorker()
  // An idle thread must not keep the process alive.
  worker.ref()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
  return answer as Promise<Awaited<ReturnType<PasswordWork[Name]>>>
}

function startWorker(): Worker {
  const started = startThread('password-worker')
  started.on('message', (answer: Answer) => settle(answer, started))
  started.on('error', (error: Error) => end(started, error))
  started.on('exit', (code) => end(started, new Error(`the thread for passwords has ended with ${code}`)))
  return started
}

function settle(answer: Answer, from: Worker): void {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if (waiting.size === 0) from.unref()
  if ('value' in answer) asked?.resolve(answer.value)
  else asked?.reject(new Error(answer.problem))
}

function end(ended: Worker, reason: Error): void {
  if (worker !== ended) return
  worker = undefined
  const left = [...waiting.values()]
  waiting.clear()
  for (const { reject } of left) reject(reason)
}
