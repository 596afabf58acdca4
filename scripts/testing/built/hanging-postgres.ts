import { readFileSync } from 'node:fs'

import { postmasterOf } from './command'

/** With all its processes: one that hangs keeps its connections open and says nothing. */
export async function withHangingPostgres<T>(settings: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const parent = postmasterOf(settings)
  process.kill(parent, 'SIGSTOP')
  // It makes no more of them now.
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
  try {
    for (const child of children) process.kill(child, 'SIGSTOP')
    return await work()
  } finally {
    for (const one of [...children, parent]) process.kill(one, 'SIGCONT')
  }
}
