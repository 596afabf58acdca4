import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

import { overflow } from './reach'
import { desktopSize, phoneSize } from '../settings'
import { takenOver } from '../shopping'

/** WCAG 2.2 AA, as axe names its parts. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Also what axe calls best practice, such as landmarks around everything and a name for every column. */
export const everything = [...standards, 'best-practice']

/** Contrast and links told by colour alone: what another scheme may change. */
export const colours = ['wcag141', 'wcag143']

/** What axe finds on the page as it stands, in words. */
export async function findings(page: Page, tags = standards): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (values) => {
    const { axe: analyser } = window as unknown as { axe: typeof axe }
    // None of these rules reads the style sheets, which axe would fetch anew.
    const runOnly = { type: 'tag', values } as const
    const results = await analyser.run({ preload: false, resultTypes: ['violations'], runOnly })
    return results.violations
  }, tags)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
}

/** A bar that stays in sight covers a part of what lies below it: too small is only what is so after scrolling, too. */
async function findingsAnywhere(page: Page): Promise<string[]> {
  const found = await findings(page, everything)
  if (!found.some((finding) => finding.startsWith('target-size'))) return found
  await page.evaluate(() => window.scrollBy(0, window.scrollY > 60 ? -60 : 60))
  return findings(page, everything)
}

/** Nothing that axe finds, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await takenOver(page)
  expect(await findingsAnywhere(page), page.url()).toEqual([])
  expect(await overflow(page), 'nothing to scroll sideways').toBeLessThanOrEqual(0)
}

/** On a phone and on a desktop, in one visit. */
export async function expectAccessibleInBothSizes(page: Page): Promise<void> {
  for (const size of [phoneSize, desktopSize]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}
