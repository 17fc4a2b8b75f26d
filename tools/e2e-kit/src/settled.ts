import { expect, type Page } from '@playwright/test'
import { dialog } from './page'

/** Nothing is on its way any more: no view, no code, no font. */
export async function settled(page: Page): Promise<void> {
  // Images further down load when the user scrolls near them.
  const inSight = () =>
    dialog(page)
      .locator('.skeleton, .balance-skeleton')
      .evaluateAll(all => all.filter(element => element.getBoundingClientRect().top < innerHeight).length)
  await expect.poll(inSight).toBe(0)
  const undrawn = dialog(page).locator('.qr-code:not(:has(path))')
  await expect(undrawn).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
