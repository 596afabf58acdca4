import { parentPort, workerData } from 'node:worker_threads'
import { parseSheet, type SheetAnswers } from '../spreadsheet/parse-sheet'
import { parseFile } from './parse-file'

// Bundled into dist/: a thread of its own for each file.

export interface Question {
  bytes: Uint8Array
  /** For an owner's own table. */
  sheet?: SheetAnswers
}

/** Lists in pieces of JSON, so that the event loop can yield between them. */
export type Answer = Record<string, string[]>

const { bytes, sheet } = workerData as Question
// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(sheet ? ofSheet(sheet) : ofFile())

function ofFile(): Answer {
  const { document, problems } = parseFile(bytes)
  return inPieces({ ...document, problems })
}

function ofSheet(answers: SheetAnswers): Answer {
  const { unreadable, reading, sheet: name, rowCount, ...lists } = parseSheet(bytes, answers)
  return inPieces({ ...lists, only: [{ unreadable, reading, sheet: name, rowCount }] })
}

function inPieces(lists: Record<string, readonly unknown[]>): Answer {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, pieces(list)]))
}

function pieces(list: readonly unknown[]): string[] {
  const size = 100
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    JSON.stringify(list.slice(at * size, (at + 1) * size)),
  )
}
