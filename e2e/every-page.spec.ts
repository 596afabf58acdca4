import type { Page } from '@playwright/test'

import { expectAccessibleInBothSizes } from './support/accessible'
import { brokenWords } from './support/broken-words'
import { expect, test } from './support/one-visitor'
import { publicPages } from './support/pages'
import { doubleText, overflow } from './support/reach'

// Pages that are not there are looked at as well.
test.use({ expectedErrors: [/status of 404/] })

for (const path of publicPages) {
  test(`/de${path} has nothing in the way of anybody, whatever the size of screen and letters`, async ({ page }) => {
    await page.goto(`/de${path}`)
    await expectAccessibleInBothSizes(page)
    // What is not near the screen would keep the layout of the width before.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await expectReadable(page)
    await doubleText(page)
    await expectReadable(page)
  })
}

/** On narrow screens no word breaks without a hyphen, and nothing has to be scrolled sideways. */
async function expectReadable(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 })
    // Until the shop's letters have come, those of the machine stand there, which may be wider.
    await expect.poll(() => brokenWords(page), `words broken at ${width} px`).toEqual([])
    expect(await overflow(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}
