import { expectAccessibleInBothSizes } from './support/accessible'
import { test } from './support/one-visitor'
import { publicPages } from './support/pages'

// Pages that are not there are looked at as well.
test.use({ expectedErrors: [/status of 404/] })

for (const language of ['de', 'en']) {
  for (const path of publicPages) {
    test(`/${language}${path} has nothing in the way of anybody`, async ({ page }) => {
      await page.goto(`/${language}${path}`)
      await expectAccessibleInBothSizes(page)
    })
  }
}
