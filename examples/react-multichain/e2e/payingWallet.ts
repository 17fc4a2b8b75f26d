import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

export { expect, test } from './fixtures'

/** The wallet's field for links and payment codes. */
export function codeField(page: Page): Locator {
  return page.getByLabel('payment code')
}

/** The wallet's dialog. */
export function sheet(page: Page): Locator {
  return page.getByRole('dialog')
}

/** Opens a pasted code with the keyboard. */
export async function paste(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await codeField(page).press('Enter')
}

/** The value of a line in the dialog. */
export function line(page: Page, term: string): Locator {
  return sheet(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition')
}

/** Expects the wallet to refuse a code, for a reason and with a next step. */
export async function expectRefusal(page: Page, reason: RegExp, next: RegExp): Promise<void> {
  await expect(sheet(page).getByRole('heading')).toHaveText('Can’t pay this code')
  await expect(sheet(page)).toHaveAccessibleDescription(reason)
  await expect(sheet(page)).toHaveAccessibleDescription(next)
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toHaveCount(0)
}
