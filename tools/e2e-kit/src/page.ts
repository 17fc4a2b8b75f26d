import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the modal's dialog. Playwright's locators pierce the shadow root. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Returns the button that opens the modal while no wallet is connected. */
export function connectButton(page: Page): Locator {
  return page.getByTestId('connect-button')
}

/** Returns a wallet's row in the Connect view. */
export function row(page: Page, name: string): Locator {
  return dialog(page).getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
}

/** Opens the modal and selects a wallet. */
export async function connectWith(page: Page, name = 'Test Wallet'): Promise<void> {
  await connectButton(page).click()
  await row(page, name).click()
}

/** Waits until the lab has read its configuration and can be controlled. */
export async function labReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'lab' in window)
}

/** Types into a field key by key, because React's controlled inputs undo Playwright's `fill` in Firefox. */
export async function enter(field: Locator, text: string): Promise<void> {
  await field.selectText()
  await field.press('Delete')
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}
