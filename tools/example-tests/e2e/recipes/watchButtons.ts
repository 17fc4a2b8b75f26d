import type { Page } from '@playwright/test'

/**
 * Records the state of the app's button from the first byte of the next page load: `connect`, `account` and so on.
 * Returns a function that reads the record, in which equal states in a row count once.
 */
export async function watchButtons(page: Page): Promise<() => Promise<readonly (string | null)[]>> {
  await page.addInitScript(() => {
    const states: (string | null)[] = []
    Object.assign(window, { buttonStates: states })
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('[data-appkit-button]')) {
        const state = button.getAttribute('data-appkit-button')
        if (states.at(-1) !== state) states.push(state)
      }
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  return () => page.evaluate(() => Object(window).buttonStates)
}
