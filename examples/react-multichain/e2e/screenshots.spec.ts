import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import { expect, test, unreachable, viewStates } from './views'

/** Covers each direction and each theme at each width, but not every combination of direction and theme. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl'
  readonly locale: 'en' | 'ar'
  /** axe checks the first theme. */
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
    test(`${name}, ${direction}: axe finds no violations, and the screenshots match`, async ({
      page,
      reachState,
      forgive,
    }) => {
      forgive(unreachable)
      await reachState(state, { locale, themeMode: desktop.themeMode })
      expect.soft([...(await findViolations(page)), ...(await findBarriers(page))]).toEqual([])
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: state.isTall ? [desktop, phone] : [desktop],
        setThemeMode: themeMode =>
          page.evaluate(mode => {
            window.kit.setThemeMode(mode)
            document.body.dataset['theme'] = mode
          }, themeMode),
      })
    })
  }
}
