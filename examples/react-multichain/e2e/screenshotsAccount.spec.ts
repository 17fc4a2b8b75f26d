import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findLowContrast } from '@openappkit/e2e-kit/find-low-contrast'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import type { Page } from '@playwright/test'
import { expect, scenes, test } from './scenes'

type ThemeMode = Picture['themeMode']

/** Covers each theme at each width, and each direction and the longest words at the phone's width. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl' | 'de'
  readonly locale: 'en' | 'ar' | 'de'
  readonly pictures: readonly Picture[]
}[] = [
  {
    direction: 'ltr',
    locale: 'en',
    pictures: [
      { themeMode: 'dark', width: 360 },
      { themeMode: 'light', width: 1280 },
    ],
  },
  { direction: 'rtl', locale: 'ar', pictures: [{ themeMode: 'light', width: 360 }] },
  { direction: 'de', locale: 'de', pictures: [{ themeMode: 'light', width: 360 }] },
]
const found = {
  en: 'axe finds no violations, nothing is lost, and the screenshots match',
  ar: 'nothing is lost, and the screenshots match',
  de: 'the screenshots match',
} as const

// Screenshots are compared in one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const scene of scenes) {
  for (const { direction, locale, pictures } of variants) {
    if (locale === 'de' && !scene.isWordy) continue
    test(`${scene.name}, ${direction}: ${found[locale]}`, async ({ page, playScene }) => {
      await playScene(scene, { locale })
      // The violations depend on neither the direction nor, except for contrast, the theme.
      if (locale === 'en') {
        await setThemeMode(page, 'dark')
        expect.soft(await findViolations(page)).toEqual([])
        await setThemeMode(page, 'light')
        expect.soft(await findLowContrast(page)).toEqual([])
      }
      if (locale !== 'de') expect.soft(await findBarriers(page)).toEqual([])
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
