import type { Page } from '@playwright/test'

/**
 * Lets a test move the page's `Date.now` ahead without firing timers, so that cached data becomes stale. Call it before
 * you open the page. Returns a function that advances the clock by a number of milliseconds.
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
