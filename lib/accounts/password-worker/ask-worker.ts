import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { Refusal } from '@/lib/platform/refusal'
import type { PasswordWork } from './work'

export interface Question {
  id: number
  work: keyof PasswordWork
  input: unknown
}

export type Answer = { id: number; value: unknown } | { id: number; problem: string }

/** Some three seconds of work: whoever comes after so many is told to come again, instead of waiting without an end. */
export const mostWaiting = 20

const retryAfterSeconds = 5

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/**
 * Has work on a password done by a thread of its own, one after the other: on the event loop every other request, the
 * database's answers too, would wait for it.
 * @throws Refusal `busy` where too many wait already
 */
export function askWorker<Name extends keyof PasswordWork>(
  work: Name,
  input: Parameters<PasswordWork[Name]>[0],
): Promise<Awaited<ReturnType<PasswordWork[Name]>>> {
  if (waiting.size >= mostWaiting) return Promise.reject(new Refusal('busy', { retryAfterSeconds }))
  const question: Question = { id: (lastId += 1), work, input }
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(question.id, { resolve, reject }))
  worker ??= startWorker()
  // Only while somebody waits may the thread keep its program from ending.
  worker.ref()
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(question)
  return answer as Promise<Awaited<ReturnType<PasswordWork[Name]>>>
}

function startWorker(): Worker {
  // Not imported: the compiler of the pages would look for the thread's file among its own.
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads')
  const started = new Thread(bundle())
  started.on('message', (answer: Answer) => settle(answer, started))
  started.on('error', (error: Error) => end(started, error))
  started.on('exit', (code) => end(started, new Error(`the thread for passwords has ended with ${code}`)))
  return started
}

/** Beside the program that runs, from wherever it was called; tests are called in the checkout. */
function bundle(): string {
  const checkouts = [join(dirname(process.argv[1] ?? ''), '..'), /*turbopackIgnore: true*/ process.cwd()]
  const files = checkouts.map((folder) => join(folder, 'dist', 'password-worker.mjs'))
  return files.find((file) => existsSync(file)) ?? 'dist/password-worker.mjs'
}

function settle(answer: Answer, from: Worker): void {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if (waiting.size === 0) from.unref()
  if ('value' in answer) asked?.resolve(answer.value)
  else asked?.reject(new Error(answer.problem))
}

/** The next question starts another one. Who waits is told what has happened, which is logged like any other fault. */
function end(ended: Worker, reason: Error): void {
  if (worker !== ended) return
  worker = undefined
  const left = [...waiting.values()]
  waiting.clear()
  for (const { reject } of left) reject(reason)
}
