import type { Page } from '@playwright/test'

import { expectAccessibleInBothSizes } from '../support/seen/accessible'
import { brokenWords } from '../support/seen/broken-words'
import { expect, test } from '../support/one-visitor'
import { publicPages, visits } from '../support/pages'
import { doubleText, overflow } from '../support/seen/reach'

// Pages that are not there are looked at as well.
test.use({ expectedErrors: [/status of 404/] })

for (const paths of visits(publicPages))
  test(`nothing in the way of anybody, whatever the size of screen and letters: /de${paths.join(' /de')}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(`/de${path}`)
      await expectAccessibleInBothSizes(page)
      // What is not near the screen would keep the layout of the width before.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await expectReadable(page, path)
      await doubleText(page)
      await expectReadable(page, path)
    }
  })

/** On narrow screens no word breaks without a hyphen, and nothing has to be scrolled sideways. */
async function expectReadable(page: Page, path: string): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 })
    // Until the shop's letters have come, those of the machine stand there, which may be wider.
    await expect.poll(() => brokenWords(page), `words broken on ${path} at ${width} px`).toEqual([])
    expect(await overflow(page), `sideways on ${path} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
