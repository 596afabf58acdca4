import { once } from 'node:events'
import { Refusal } from '@/lib/platform/refusal'
import { startThread } from '@/lib/platform/process/start-thread'
import { turns } from '@/lib/platform/process/scheduling'
import { type ParsedSheet, type SheetAnswers, unreadableSheet } from '../spreadsheet/parse-sheet'
import { unreadable, type ParsedFile } from './parse-file'
import type { Answer, Question } from './reader'

/** A menu of 2 000 items takes half a second, and a tenth of the memory. */
const longestMs = 30_000
const resourceLimits = { maxOldGenerationSizeMb: 256 }

const mostAtOnce = 2
let reading = 0

export async function readMenuFile(bytes: Uint8Array): Promise<ParsedFile> {
  const answer = await read({ bytes })
  if (!answer) return unreadable('more_than_a_menu')
  return {
    document: {
      categories: await list(answer.categories),
      option_groups: await list(answer.option_groups),
      items: await list(answer.items),
    },
    problems: await list(answer.problems),
  }
}

export async function readMenuSheet(bytes: Uint8Array, answers: SheetAnswers): Promise<ParsedSheet> {
  const answer = await read({ bytes, sheet: answers })
  if (!answer) return unreadableSheet('more_than_a_menu')
  const [only] = await list<Pick<ParsedSheet, 'unreadable' | 'reading' | 'sheet' | 'rowCount'>>(answer.only)
  return {
    unreadable: null,
    reading: 'unicode',
    sheet: '',
    rowCount: 0,
    ...only,
    readings: await list(answer.readings),
    sheets: await list(answer.sheets),
    headings: await list(answer.headings),
    columns: await list(answer.columns),
    sample: await list(answer.sample),
    key: await list(answer.key),
    notes: await list(answer.notes),
    dishes: await list(answer.dishes),
    reasons: await list(answer.reasons),
  }
}

/** In a thread of its own: JSON and schemas cannot yield to other requests. Throws `busy` while others are read. */
async function read(question: Question): Promise<Answer | null> {
  if (reading >= mostAtOnce) throw new Refusal('busy', { retryAfterSeconds: 5 })
  reading += 1
  const thread = startThread('menu-file-reader', { workerData: question, resourceLimits })
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(longestMs) })
    return answer as Answer
  } catch (error) {
    if (isTooMuch(error)) return null
    throw error
  } finally {
    reading -= 1
    await thread.terminate()
  }
}

/** Time, memory, or nesting deeper than the stack. */
function isTooMuch(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'RangeError'
}

async function list<Entry>(pieces: readonly string[] = []): Promise<Entry[]> {
  const turn = turns()
  const entries: Entry[] = []
  for (const piece of pieces) {
    entries.push(...(JSON.parse(piece) as Entry[]))
    await turn()
  }
  return entries
}
