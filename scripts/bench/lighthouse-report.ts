import type { Row } from './table'

/**
 * What one run of Lighthouse has found; null is a figure that it could not read, such as the LCP of a page that painted nothing
 * in time. Scores of 100; times in milliseconds.
 */
export type Report = { scores: (number | null)[]; lcp: number | null; cls: number | null; tbt: number | null }

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST_SCORES = [99, 100, 100, 100]
const MOST_TBT_MS = 50

export function readReport({
  categories = {},
  audits = {},
}: {
  categories?: Record<string, { score?: number | null }>
  audits?: Record<string, { numericValue?: number }>
}): Report {
  const figure = (audit: string) => audits[audit]?.numericValue ?? null
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

export function isComplete({ scores, lcp, cls, tbt }: Report) {
  return [...scores, lcp, cls, tbt].every((figure) => figure !== null)
}

export function rowsOf(page: string, ours: Report, empty: Report): Row[] {
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
      goal: `no later, 0.00, <= ${MOST_TBT_MS} ms`,
      isMet: areTimesMet(ours, empty),
    },
  ]
}

function areScoresMet({ scores }: Report): boolean | null {
  if (scores.includes(null)) return null
  return scores.every((score, index) => (score ?? 0) >= (LEAST_SCORES[index] ?? 100))
}

function areTimesMet({ lcp, cls, tbt }: Report, empty: Report): boolean | null {
  if (lcp === null || cls === null || tbt === null || empty.lcp === null) return null
  return lcp <= empty.lcp && cls < 0.005 && tbt <= MOST_TBT_MS
}

function scoresOf({ scores }: Report) {
  return scores.map((score) => score ?? 'not read').join(', ')
}

function timesOf({ lcp, cls, tbt }: Report) {
  return `${read(lcp, (ms) => `${(ms / 1000).toFixed(2)} s`)}, ${read(cls, (shift) => shift.toFixed(2))}, ${read(tbt, (ms) => `${ms.toFixed(0)} ms`)}`
}

function read(figure: number | null, format: (figure: number) => string) {
  return figure === null ? 'not read' : format(figure)
}
