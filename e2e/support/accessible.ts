import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { takenOver } from './shopping'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await takenOver(page)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  )
  expect(found, page.url()).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'nothing to scroll sideways').toBeLessThanOrEqual(0)
}
