import { step } from './progress.mjs'

/** @typedef {{ passed: number, failed: number }} Score */

/** Counts over all stages; a stage that breaks is one failure and the next stages still run. */
export class Tally {
  passed = 0
  failed = 0

  /**
   * @param {string} title
   * @param {() => Promise<Score | void>} work nothing counts as one passed
   * @returns {Promise<boolean>} whether all of it passed
   */
  async stage(title, work) {
    try {
      const score = await step(title, async () => (await work()) ?? { passed: 1, failed: 0 }, judge)
      this.passed += score.passed
      this.failed += score.failed
      return score.failed === 0
    } catch (error) {
      console.error(`✗ ${title}: ${error instanceof Error ? error.message : String(error)}`)
      this.failed += 1
      return false
    }
  }

  /** @returns {number} the exit code */
  close() {
    console.log(`${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0 && this.passed > 0 ? 0 : 1
  }
}

/** @param {Score} score */
function judge({ passed, failed }) {
  const isSingle = passed + failed === 1
  return { isFine: failed === 0, detail: isSingle ? '' : `${passed} passed, ${failed} failed` }
}
