import { expect, type Locator, type Page } from '@playwright/test'
import { foreignFonts } from './foreignFonts'

/** A picture to compare with the committed one. */
export interface Picture {
  readonly themeMode: 'dark' | 'light'
  /** Of the window, in CSS pixels. Heights go with the widths: 360 is a phone. */
  readonly width: 360 | 1280
}

export interface PictureSubject {
  /** Prefix of every screenshot's name. */
  readonly name: string
  readonly pictures: readonly Picture[]
  readonly setThemeMode: (mode: Picture['themeMode']) => Promise<void>
  /** Elements that differ in every screenshot. */
  readonly mask?: Locator[]
}

const heights = { 360: 740, 1280: 800 } as const

/** Compares a page that has come to rest with its pictures, `{name}-{theme}-{width}.png`. */
export async function takePictures(page: Page, subject: PictureSubject): Promise<void> {
  const { name, pictures, setThemeMode, mask = [] } = subject
  // A resting pointer must not leave a hover in the picture.
  await page.mouse.move(1, 1)
  for (const { themeMode, width } of pictures) {
    await setThemeMode(themeMode)
    await page.setViewportSize({ width, height: heights[width] })
    // A font is fetched with the first text that needs it; until then one of the machine may stand in.
    await expect.poll(() => foreignFonts(page)).toEqual([])
    await expect(page).toHaveScreenshot(`${name}-${themeMode}-${width}.png`, { mask })
  }
}
