export class Stop extends Error {}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error)
}

/** Prints a Stop of the command as one line.
 * @param {() => Promise<number | void>} main */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.exitCode = 1
    if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
    console.error(error instanceof Stop || isOfSystem(error) ? `✗ ${messageOf(error)}` : error)
  }
}

/** A full disk, a missing folder, one of another user: Node's message names the operation and the path.
 * @param {unknown} error */
function isOfSystem(error) {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
