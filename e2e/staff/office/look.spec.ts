import type { Page } from '@playwright/test'

import { enterPanel } from '../../support/panel'
import { expect, test } from '../../support/test'

test.use({ locale: 'en-GB' })

const form = (page: Page) => page.getByRole('form', { name: 'Look' })

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/422 \(Unprocessable/] })

  test('a colour that could hardly be seen is named while it is chosen, with the nearest that can', async ({
    page,
  }) => {
    await enterPanel(page, '/admin/look')
    await chooseColour(page, 'Colour of buttons', '#ffe97f')
    const colour = form(page).getByLabel('Colour of buttons', { exact: true })
    await expect(colour).toHaveAccessibleDescription(/Too light: buttons and links in this colour/)
    await form(page).getByRole('button', { name: 'Save draft' }).click()
    await expect(form(page).getByText('Text could not be read in these colours.', { exact: false })).toBeVisible()
    await form(page)
      .getByRole('button', { name: /^Take #/ })
      .click()
    await expect(colour).not.toHaveAccessibleDescription(/Too light/)
  })
})

async function chooseColour(page: Page, label: string, colour: string): Promise<void> {
  const code = form(page).getByLabel('As a colour code')
  const field = label === 'Colour of buttons' ? code.first() : code.last()
  await field.fill(colour)
  await field.blur()
  await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(colour)
}
