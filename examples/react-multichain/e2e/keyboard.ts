import { dialog } from '@openappkit/e2e-kit/page'
import { expect, type Page } from '@playwright/test'

/** Returns the text of the focused element, and whether its focus is visible. */
function focus(page: Page): Promise<{ readonly words: string; readonly isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.querySelector('openappkit-modal')?.shadowRoot?.activeElement ?? document.activeElement
    const { labels, title } = element as HTMLInputElement
    // The text of a select is all of its options.
    const text = element instanceof HTMLSelectElement ? undefined : element?.textContent
    const words = element?.ariaLabel || text || labels?.[0]?.textContent || title
    // A field shows its focus on the outline of its container. A title can have the focus but shows no outline.
    const rings = [
      element,
      element?.closest('.send-panel, .swap-panel, .swap-choice, .buy-panel, .buy-select, .buy-provider, .input'),
    ].filter(it => it != null)
    const isSeen = element?.matches('h1, h2') || rings.some(it => getComputedStyle(it).outlineStyle === 'solid')
    return { words: words.trim(), isSeen }
  })
}

/** Waits until the focus is visible on an element with that text. */
export async function isOn(page: Page, words: RegExp | string): Promise<void> {
  await expect.poll(async () => (await focus(page)).words).toMatch(words)
  await expect.poll(async () => (await focus(page)).isSeen).toBe(true)
}

/** Presses Tab until an element with that text has the focus. Expects a visible focus at every stop. */
export async function tabTo(page: Page, words: RegExp | string): Promise<void> {
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    const found = await focus(page)
    // At either end of a dialog, the next Tab moves the focus to the browser's own UI.
    if (found.words && (await dialog(page).locator(':focus').count()) > 0) expect(found).toMatchObject({ isSeen: true })
    if (new RegExp(words).test(found.words)) return
  }
  throw new Error(`Nothing that says ${words} can be reached.`)
}
