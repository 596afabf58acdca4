import { endPrograms } from './program.mjs'
import { say } from './progress.mjs'

/** @typedef {{ stop: (withinMs: number) => Promise<unknown> }} Part */

// A supervisor kills after ten seconds; the rest is for PostgreSQL to write its last page.
const TIMEOUT_MS = 9_500
const LEAST_TIMEOUT_MS = 400
const PROGRAMS_MS = 1_500

/** What a command has started, ended in reverse order: the server first, PostgreSQL last. */
export class Running {
  /** @type {Part[]} */
  #parts = []
  #isEnding = false

  /** @template {Part} T @param {T} part @returns {T} */
  add(part) {
    // Added while the others were being ended already.
    if (this.#isEnding) part.stop(LEAST_TIMEOUT_MS).catch(() => {})
    this.#parts.push(part)
    return part
  }

  async end() {
    this.#isEnding = true
    const deadline = Date.now() + TIMEOUT_MS
    await endPrograms(PROGRAMS_MS)
    for (const part of this.#parts.toReversed()) {
      await part.stop(Math.max(deadline - Date.now(), LEAST_TIMEOUT_MS))
    }
  }
}

/** Ends all that the command started when it is over, fails, or is interrupted.
 * @param {(running: Running) => Promise<number | void>} work @returns {Promise<number>} the exit code */
export async function runAndEnd(work) {
  const running = new Running()
  try {
    return (await Promise.race([work(running), interruption()])) ?? 0
  } finally {
    await running.end()
    setImmediate(() => process.exit())
  }
}

/** @returns {Promise<number>} resolves with exit code 0 on the first signal to end, with 1 where nobody reads on */
function interruption() {
  return new Promise((resolve) => {
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve(1))
    const end = () => {
      say('\nEnding …')
      resolve(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, end)
      // npm and the terminal may both pass the same Ctrl-C on.
      process.on(signal, () => {})
    }
    watchNpm(end)
  })
}

/** The shell between npm and this program may die of a signal without passing it on.
 * @param {() => void} end */
function watchNpm(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}
