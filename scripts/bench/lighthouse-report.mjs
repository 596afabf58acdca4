/**
 * What one run of Lighthouse has found; null is a figure that it could not read, such as the LCP of a page that painted nothing
 * in time. Scores of 100; times in milliseconds.
 * @typedef {{ scores: (number | null)[], lcp: number | null, cls: number | null, tbt: number | null }} Report
 */

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST_SCORES = [98, 100, 100, 100]
const MOST_BEHIND_MS = 200
const MOST_TBT_MS = 110

/** @param {{ categories?: Record<string, { score?: number | null }>, audits?: Record<string, { numericValue?: number }> }} json
 * @returns {Report} */
export function readReport({ categories = {}, audits = {} }) {
  const figure = (/** @type {string} */ audit) => audits[audit]?.numericValue ?? null
  return {
    scores: CATEGORIES.map((name) => {
      const score = categories[name]?.score ?? null
      return score === null ? null : Math.round(score * 100)
    }),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
  }
}

/** @param {Report} report */
export function isComplete({ scores, lcp, cls, tbt }) {
  return [...scores, lcp, cls, tbt].every((figure) => figure !== null)
}

/** @param {string} page @param {Report} ours @param {Report} empty @returns {import('./table.mjs').Row[]} */
export function rowsOf(page, ours, empty) {
  return [
    {
      what: `Lighthouse ${page}: performance, accessibility, best practices, SEO`,
      ours: scoresOf(ours),
      beside: `empty Next page: ${scoresOf(empty)}`,
      ratio: '',
      goal: `>= ${LEAST_SCORES.join(', ')}`,
      isMet: areScoresMet(ours),
    },
    {
      what: `Lighthouse ${page}: LCP, CLS, TBT`,
      ours: timesOf(ours),
      beside: `empty Next page: ${timesOf(empty)}`,
      ratio: '',
      goal: `+ 0.2 s, 0.00, <= ${MOST_TBT_MS} ms`,
      isMet: areTimesMet(ours, empty),
    },
  ]
}

/** @param {Report} report @returns {boolean | null} */
function areScoresMet({ scores }) {
  if (scores.includes(null)) return null
  return scores.every((score, index) => (score ?? 0) >= (LEAST_SCORES[index] ?? 100))
}

/** @param {Report} ours @param {Report} empty @returns {boolean | null} */
function areTimesMet({ lcp, cls, tbt }, empty) {
  if (lcp === null || cls === null || tbt === null || empty.lcp === null) return null
  return lcp <= empty.lcp + MOST_BEHIND_MS && cls < 0.005 && tbt <= MOST_TBT_MS
}

/** @param {Report} report */
function scoresOf({ scores }) {
  return scores.map((score) => score ?? 'not read').join(', ')
}

/** @param {Report} report */
function timesOf({ lcp, cls, tbt }) {
  return `${read(lcp, (ms) => `${(ms / 1000).toFixed(2)} s`)}, ${read(cls, (shift) => shift.toFixed(2))}, ${read(tbt, (ms) => `${ms.toFixed(0)} ms`)}`
}

/** @param {number | null} figure @param {(figure: number) => string} format */
function read(figure, format) {
  return figure === null ? 'not read' : format(figure)
}
