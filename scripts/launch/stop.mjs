/** A refusal for the person at the terminal: one line, no stack, exit code 1. */
export class Stop extends Error {}

/** Runs a command's main function and turns a Stop into its one line.
 * @param {() => Promise<number | void>} main */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof Stop ? `✗ ${error.message}` : error)
  }
}
