import { expect, type Page } from '@playwright/test'

/** Changes the theme of the page and of the modal. */
export function setThemeMode(page: Page, themeMode: 'dark' | 'light'): Promise<void> {
  return page.evaluate(mode => {
    window.kit.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}

/** Changes the language of the modal, and waits until its words have loaded. */
export async function setLocale(page: Page, locale: 'ar' | 'de'): Promise<void> {
  await page.evaluate(locale => window.kit.setLocale(locale), locale)
  await expect(page.locator(`[lang='${locale}'] dialog`).first()).toBeVisible()
}
