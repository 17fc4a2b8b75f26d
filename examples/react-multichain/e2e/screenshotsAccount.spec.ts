import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import type { Page } from '@playwright/test'
import { expect, scenes, test } from './scenes'

type ThemeMode = Picture['themeMode']

/** Covers each theme at each width, and each direction and the longest words at the phone's width. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl' | 'de'
  readonly locale: 'en' | 'ar' | 'de'
  /** Theme that axe checks. Omitted for German, where only the text differs. */
  readonly axeTheme?: ThemeMode
  readonly pictures: readonly Picture[]
}[] = [
  {
    direction: 'ltr',
    locale: 'en',
    axeTheme: 'dark',
    pictures: [
      { themeMode: 'dark', width: 360 },
      { themeMode: 'light', width: 1280 },
    ],
  },
  { direction: 'rtl', locale: 'ar', axeTheme: 'light', pictures: [{ themeMode: 'light', width: 360 }] },
  { direction: 'de', locale: 'de', pictures: [{ themeMode: 'light', width: 360 }] },
]

// Screenshots are compared in one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const scene of scenes) {
  for (const { axeTheme, direction, locale, pictures } of variants) {
    if (locale === 'de' && !scene.isWordy) continue
    const title = axeTheme ? 'axe finds no violations, and the screenshots match' : 'the screenshots match'
    test(`${scene.name}, ${direction}: ${title}`, async ({ page, playScene }) => {
      await playScene(scene, { locale })
      if (axeTheme) {
        await setThemeMode(page, axeTheme)
        expect.soft([...(await findViolations(page)), ...(await findBarriers(page))]).toEqual([])
      }
      await takePictures(page, {
        name: `${scene.name}-${direction}`,
        pictures,
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    })
  }
}

function setThemeMode(page: Page, themeMode: ThemeMode): Promise<void> {
  return page.evaluate(mode => {
    window.kit.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}
