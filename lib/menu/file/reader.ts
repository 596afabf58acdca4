import { parentPort, workerData } from 'node:worker_threads'
import { parseFile, type ParsedFile } from './parse-file'

// Bundled into dist/: a thread of its own for each file.

/** Lists in pieces of JSON, so that the event loop can yield between them. */
export type Answer = Record<keyof ParsedFile['document'] | 'problems' | 'headings' | 'rows', string[]>

const { document, problems, table } = parseFile(workerData as Uint8Array)
const answer: Answer = {
  categories: pieces(document.categories),
  option_groups: pieces(document.option_groups),
  items: pieces(document.items),
  problems: pieces(problems),
  headings: pieces(table.headings),
  rows: pieces([...table.rows]),
}
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer)

function pieces(list: readonly unknown[]): string[] {
  const size = 100
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    JSON.stringify(list.slice(at * size, (at + 1) * size)),
  )
}
