import { expect, test } from 'vitest'

import { isComplete, readReport, rowsOf } from './lighthouse-report'

/** A run as Lighthouse writes it. */
function run(lcp: number | undefined, performance: number | null = 1) {
  return readReport({
    categories: {
      performance: { score: performance },
      accessibility: { score: 1 },
      'best-practices': { score: 1 },
      seo: { score: 1 },
    },
    audits: {
      'largest-contentful-paint': lcp === undefined ? {} : { numericValue: lcp },
      'cumulative-layout-shift': { numericValue: 0 },
      'total-blocking-time': { numericValue: 40 },
    },
  })
}

test('a run without LCP says so, and is neither met nor missed', () => {
  const broken = run(undefined, null)
  expect(isComplete(broken)).toBe(false)
  expect(rowsOf('home', broken, run(900))).toMatchObject([
    { ours: 'not read, 100, 100, 100', isMet: null },
    { ours: 'not read, 0.00, 40 ms', beside: 'empty Next page: 0.90 s, 0.00, 40 ms', isMet: null },
  ])
})

test('without the empty page beside it nothing is judged', () => {
  expect(rowsOf('home', run(900), run(undefined))[1]).toMatchObject({ ours: '0.90 s, 0.00, 40 ms', isMet: null })
})

test('a run that was stopped before its first audit is read as well', () => {
  expect(isComplete(readReport({}))).toBe(false)
})

test.each([
  [900, true],
  [901, false],
])('an LCP of %i ms beside 900 ms is met: %s', (lcp, isMet) => {
  expect(isComplete(run(lcp))).toBe(true)
  expect(rowsOf('home', run(lcp), run(900))[1]?.isMet).toBe(isMet)
})
