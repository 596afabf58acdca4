import { parentPort } from 'node:worker_threads'
import type { Answer, Question } from './ask-worker'
import { passwordWork, type PasswordWork } from './work'

// A bundle of its own in dist/, started by ask-worker.ts.

parentPort?.on('message', ({ id, work, input }: Question) => {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void answered(id, work, input).then((answer) => parentPort?.postMessage(answer))
})

async function answered(id: number, work: keyof PasswordWork, input: unknown): Promise<Answer> {
  try {
    return { id, value: await (passwordWork[work] as (input: unknown) => unknown)(input) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}
