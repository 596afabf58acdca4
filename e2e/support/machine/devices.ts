import { expect, type Page } from '@playwright/test'

const code = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** On the page of the devices: asks for a code, in the dialog that waits for the device, and gives it back. */
export async function inviteDevice(office: Page, name: string): Promise<string> {
  await office.getByRole('button', { name: 'Add a device' }).click()
  await office.getByLabel('Name of the device').fill(name)
  await office.getByRole('button', { name: 'Show the code' }).click()
  return (await office.getByRole('dialog').getByText(code).textContent()) ?? ''
}

/** Types the code on the tablet, which sends itself and leads to the board. */
export async function enterCode(tablet: Page, typed: string): Promise<void> {
  await tablet.goto('/admin/pair')
  await tablet.getByLabel('Code').pressSequentially(typed)
  await expectBoard(tablet)
}

export async function expectBoard(tablet: Page): Promise<void> {
  await tablet.waitForURL('/admin/orders')
  await expect(tablet.getByText('connected', { exact: true })).toBeVisible()
}
