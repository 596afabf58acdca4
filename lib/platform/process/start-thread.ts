import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Worker, WorkerOptions } from 'node:worker_threads'

export function startThread(program: string, options?: WorkerOptions): Worker {
  // Not imported: the pages' compiler would look for the thread's file among its own.
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads')
  return new Thread(bundle(`${program}.mjs`), options)
}

function bundle(name: string): string {
  const checkouts = [join(dirname(process.argv[1] ?? ''), '..'), /*turbopackIgnore: true*/ process.cwd()]
  const files = checkouts.map((folder) => join(folder, 'dist', name))
  return files.find((file) => existsSync(file)) ?? `dist/${name}`
}
