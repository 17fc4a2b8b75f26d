import type { Page } from '@playwright/test'

/**
 * Watches what a page shows from the first byte of each load. Returns a function that returns how often each text was
 * visible at most since the page loaded.
 */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(texts => {
    const most = Object.fromEntries(texts.map(text => [text, 0]))
    Object.assign(window, { mostShown: most })
    new MutationObserver(() => {
      // biome-ignore lint/performance/useDomNodeTextContent: Hidden text and scripts don't count.
      const shown = document.body?.innerText ?? ''
      for (const text of texts) most[text] = Math.max(most[text] ?? 0, shown.split(text).length - 1)
    }).observe(document, { characterData: true, childList: true, subtree: true })
  }, texts)
  return () => page.evaluate(() => Object(window).mostShown)
}
