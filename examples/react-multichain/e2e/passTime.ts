import type { Page } from '@playwright/test'

/**
 * Lets the page's calendar, and no timer of it, go ahead of the world's, so that what it read becomes old. Call it before the page is opened; each call of
 * what it resolves with lets so many milliseconds pass.
 */
export async function passTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const read = Date.now
    const calendar = { ahead: 0 }
    Date.now = () => read() + calendar.ahead
    Object.assign(window, { calendar })
  })
  return milliseconds =>
    page.evaluate(passed => {
      const { calendar } = window as unknown as { readonly calendar: { ahead: number } }
      calendar.ahead += passed
    }, milliseconds)
}
