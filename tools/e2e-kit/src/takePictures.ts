import { expect, type Locator, type Page } from '@playwright/test'
import { foreignFonts } from './foreignFonts'

/** A screenshot to compare with the committed one. */
export interface Picture {
  readonly themeMode: 'dark' | 'light'
  /** Width of the window in CSS pixels, which determines its height. 360 is a phone. */
  readonly width: 360 | 1280
}

export interface PictureSubject {
  /** Prefix of every screenshot's name. */
  readonly name: string
  readonly pictures: readonly Picture[]
  readonly setThemeMode: (mode: Picture['themeMode']) => Promise<void>
  /** Elements to mask, because they differ in every screenshot. */
  readonly mask?: Locator[]
}

const heights = { 360: 740, 1280: 800 } as const

/** Compares a page at rest with its screenshots, `{name}-{theme}-{width}.png`. */
export async function takePictures(page: Page, subject: PictureSubject): Promise<void> {
  const { name, pictures, setThemeMode, mask = [] } = subject
  // Move the pointer away, so that no hover style is in the screenshot.
  await page.mouse.move(1, 1)
  for (const { themeMode, width } of pictures) {
    await setThemeMode(themeMode)
    await page.setViewportSize({ width, height: heights[width] })
    // A font loads with the first text that needs it. Until then, a system font may replace it.
    await expect.poll(() => foreignFonts(page)).toEqual([])
    await expect(page).toHaveScreenshot(`${name}-${themeMode}-${width}.png`, { mask })
  }
}
