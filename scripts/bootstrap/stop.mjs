/** A refusal for the person at the terminal: one line, no stack, exit code 1. */
export class Stop extends Error {}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a command's main function and turns a Stop into its one line.
 * @param {() => Promise<number | void>} main */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.exitCode = 1
    // A terminal may still show the line of the step that failed.
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    console.error(error instanceof Stop || isOfSystem(error) ? `✗ ${messageOf(error)}` : error)
  }
}

/** A full disk, a missing folder, one of another user: Node says in its message what was tried, and on which path.
 * @param {unknown} error */
function isOfSystem(error) {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
