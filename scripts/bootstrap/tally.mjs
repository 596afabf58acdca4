import { step } from './progress.mjs'

/** @typedef {{ passed: number, failed: number, remarks?: string[] }} Score */

/** Counts over all stages; a stage that breaks is one failure and the next stages still run. */
export class Tally {
  passed = 0
  failed = 0
  /** What is worth a look, said again at the very end: of a long run often only that is kept. @type {string[]} */
  remarks = []

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
      this.remarks.push(...(score.remarks ?? []).map((remark) => `${title}: ${remark}`))
      return score.failed === 0
    } catch (error) {
      const remark = `${title}: ${error instanceof Error ? error.message : String(error)}`
      console.error(`✗ ${remark}`)
      this.remarks.push(remark)
      this.failed += 1
      return false
    }
  }

  /** @returns {number} the exit code */
  close() {
    for (const remark of this.remarks) console.log(`· ${remark}`)
    console.log(`${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0 && this.passed > 0 ? 0 : 1
  }
}

/** @param {Score} score */
function judge({ passed, failed }) {
  const isSingle = passed + failed === 1
  return { isFine: failed === 0, detail: isSingle ? '' : `${passed} passed, ${failed} failed` }
}
