import { step } from './progress.mjs'
import { messageOf } from './stop.mjs'

/** @typedef {{ passed: number, failed: number, remarks?: string[] }} Score */
/** @typedef {import('./progress.mjs').Report} Report */

/** @typedef {object} Stage @property {string} title @property {string[]} [needs] titles that must have passed before
 * @property {number} [share] of the room; 1 unless it is told
 * @property {(report: Report) => Promise<Score | void>} run a missing score counts as one passed */

/** A stage that breaks is one failure; the others still run. */
export class Tally {
  passed = 0
  failed = 0
  /** Printed again at the very end: of a long run often only that is read. @type {string[]} */
  remarks = []

  /** Runs each stage as soon as there is room and its needs have passed, in the order of the list.
   * @param {Stage[]} stages @param {number} [room] */
  async run(stages, room = 1) {
    const waiting = [...stages]
    /** @type {Set<string>} */
    const passed = new Set()
    /** @type {Set<Promise<void>>} */
    const running = new Set()
    let left = room
    for (;;) {
      const next = waiting.find(({ needs = [] }) => needs.every((title) => passed.has(title)))
      if (!next && running.size === 0) break
      const share = Math.min(next?.share ?? 1, room)
      if (!next || share > left) {
        await Promise.race(running)
        continue
      }
      waiting.splice(waiting.indexOf(next), 1)
      left -= share
      const done = this.stage(next.title, next.run).then((isFine) => {
        running.delete(done)
        left += share
        if (isFine) passed.add(next.title)
      })
      running.add(done)
    }
    this.remarks.push(...waiting.map(({ title, needs = [] }) => `${title}: not run without ${needs.join(', ')}`))
  }

  /** @param {string} title @param {Stage['run']} work @returns {Promise<boolean>} whether all of it passed */
  async stage(title, work) {
    try {
      const score = await step(title, async (report) => (await work(report)) ?? { passed: 1, failed: 0 }, judge)
      this.passed += score.passed
      this.failed += score.failed
      this.remarks.push(...(score.remarks ?? []).map((remark) => `${title}: ${remark}`))
      return score.failed === 0
    } catch (error) {
      const remark = `${title}: ${messageOf(error)}`
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
