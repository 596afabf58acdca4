import { expect, type Page } from '@playwright/test'

import { totpOf } from './machine/authenticator'
import type { Login } from './people'

/** Sets up a second factor on the own account; its key and the recovery codes. */
export async function setUpFactor(page: Page, { password }: Login): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/admin/account')
  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Your password').fill(password)
  await factor.getByRole('button', { name: 'Set up' }).click()
  await expect(factor.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await factor.getByRole('definition').textContent()) ?? ''
  await factor.getByLabel('Code from the app').fill(totpOf(secret))
  await factor.getByRole('button', { name: 'Confirm' }).click()
  await expect(factor.getByRole('listitem')).toHaveCount(10)
  const codes = await factor.getByRole('listitem').allTextContents()
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await expect(factor.getByText('10 recovery codes are left')).toBeVisible()
  return { secret, codes }
}
