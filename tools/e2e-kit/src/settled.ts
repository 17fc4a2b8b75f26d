import { expect, type Page } from '@playwright/test'
import { dialog } from './page'

/** Waits until no visible content, QR code or font is loading. */
export async function settled(page: Page): Promise<void> {
  // Content further down only loads when the user scrolls near it.
  const inSight = () =>
    dialog(page)
      .locator('.skeleton, .balance-skeleton')
      .evaluateAll(all => all.filter(element => element.getBoundingClientRect().top < innerHeight).length)
  await expect.poll(inSight).toBe(0)
  const undrawn = dialog(page).locator('.qr-code:not(:has(path))')
  await expect(undrawn).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
