let isTerminal = process.stdout.isTTY
const lineEveryMs = 10_000

/** @typedef {(word: string) => void} Report how far the work has come */

/** Prints a step's title, its progress and duration. `judge` may add a word about the result.
 * @template T @param {string} title @param {(report: Report) => Promise<T> | T} work
 * @param {(result: T) => { isFine: boolean, detail: string }} [judge] @returns {Promise<T>} */
export async function step(title, work, judge = wordOf) {
  const startedAt = performance.now()
  const { ticking, report } = announce(title, startedAt)
  try {
    const result = await work(report)
    finish(title, judge(result), startedAt)
    return result
  } finally {
    clearInterval(ticking)
  }
}

export function printLineByLine() {
  isTerminal = false
}

/** @param {string} line */
export function say(line) {
  console.log(line)
}

/** A terminal shows one line that counts; a log file gets a line at the start, one at the end, and few in between.
 * @param {string} title @param {number} startedAt
 * @returns {{ ticking: NodeJS.Timeout | undefined, report: Report }} */
function announce(title, startedAt) {
  if (!isTerminal) {
    console.log(`· ${title} …`)
    return { ticking: undefined, report: seldom((word) => console.log(`  … ${title}: ${word}  ${seconds(startedAt)}`)) }
  }
  let state = ''
  const show = () => process.stdout.write(`\r\u001B[K· ${title} … ${state}${seconds(startedAt)}`)
  show()
  return {
    ticking: setInterval(show, 1000),
    report(word) {
      state = `${word}  `
    },
  }
}

/** @param {Report} report */
function seldom(report) {
  let last = performance.now()
  return (/** @type {string} */ word) => {
    if (performance.now() - last < lineEveryMs) return
    last = performance.now()
    report(word)
  }
}

/** @param {unknown} result */
function wordOf(result) {
  return { isFine: true, detail: typeof result === 'string' ? result : '' }
}

/** @param {string} title @param {{ isFine: boolean, detail: string }} outcome @param {number} startedAt */
function finish(title, { isFine, detail }, startedAt) {
  if (isTerminal) process.stdout.write('\r\u001B[K')
  console.log(`${isFine ? '✓' : '✗'} ${title}${detail ? `: ${detail}` : ''}  ${seconds(startedAt)}`)
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
