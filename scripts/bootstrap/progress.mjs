const isTerminal = process.stdout.isTTY

/**
 * Says what is going on and how long it took. The work may answer a word about its result.
 * @template T
 * @param {string} title @param {() => Promise<T> | T} work
 * @param {(result: T) => { isFine: boolean, detail: string }} [judge]
 * @returns {Promise<T>}
 */
export async function step(title, work, judge = wordOf) {
  const startedAt = performance.now()
  const ticking = announce(title, startedAt)
  try {
    const result = await work()
    finish(title, judge(result), startedAt)
    return result
  } finally {
    clearInterval(ticking)
  }
}

/** @param {string} line */
export function say(line) {
  console.log(line)
}

/** A terminal shows one line that counts; a log file gets a line at the start and one at the end.
 * @param {string} title @param {number} startedAt */
function announce(title, startedAt) {
  if (!isTerminal) {
    console.log(`· ${title} …`)
    return undefined
  }
  const show = () => process.stdout.write(`\r\u001B[K· ${title} … ${seconds(startedAt)}`)
  show()
  return setInterval(show, 1000)
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
