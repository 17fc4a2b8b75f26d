import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findLowContrast } from '@openappkit/e2e-kit/find-low-contrast'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import type { Page } from '@playwright/test'
import { expect, test, unreachable, viewStates } from './views'

/** Covers each direction and each theme at each width, but not every combination of direction and theme. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl'
  readonly locale: 'en' | 'ar'
  readonly pictures: readonly [Picture, Picture]
}[] = [
  {
    direction: 'ltr',
    locale: 'en',
    pictures: [
      { themeMode: 'dark', width: 1280 },
      { themeMode: 'light', width: 360 },
    ],
  },
  {
    direction: 'rtl',
    locale: 'ar',
    pictures: [
      { themeMode: 'light', width: 1280 },
      { themeMode: 'dark', width: 360 },
    ],
  },
]

// Screenshots are compared in one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const state of viewStates) {
  const { name } = state
  for (const { direction, locale, pictures } of variants) {
    const [desktop, phone] = pictures
    const found = locale === 'en' ? 'axe finds no violations, nothing is lost' : 'nothing is lost'
    test(`${name}, ${direction}: ${found}, and the screenshots match`, async ({ page, reachState, forgive }) => {
      forgive(unreachable)
      await reachState(state, { locale, themeMode: desktop.themeMode })
      // The violations depend on neither the direction nor, except for contrast, the theme.
      if (locale === 'en') {
        expect.soft(await findViolations(page)).toEqual([])
        await setThemeMode(page, phone.themeMode)
        expect.soft(await findLowContrast(page)).toEqual([])
      }
      expect.soft(await findBarriers(page)).toEqual([])
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: state.isTall ? [desktop, phone] : [desktop],
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    })
  }
}

function setThemeMode(page: Page, themeMode: Picture['themeMode']): Promise<void> {
  return page.evaluate(mode => {
    window.kit.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}
