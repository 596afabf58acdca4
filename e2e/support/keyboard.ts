import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab, round the whole page if need be, until the focus is there; on the way it is always to be seen. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  for (let press = 0; press < 150; press++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(goal, 'within reach of the Tab key').toBeFocused()
}
