import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import { expect, test, unreachable, viewStates } from './views'

/** Each direction and each theme meets each width once, though not each other: what one gets wrong the other three show. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl'
  readonly locale: 'en' | 'ar'
  /** The first is the theme that axe looks at. */
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

// Pictures are compared on one browser with one bundled font. See CONTRIBUTING.md before you renew them.
for (const state of viewStates) {
  const { name } = state
  for (const { direction, locale, pictures } of variants) {
    const [desktop, phone] = pictures
    test(`${name}, ${direction}: axe finds nothing, and it looks as agreed`, async ({ page, reachState, forgive }) => {
      forgive(unreachable)
      await reachState(state, { locale, themeMode: desktop.themeMode })
      expect.soft(await findViolations(page)).toEqual([])
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: state.isTall ? [desktop, phone] : [desktop],
        setThemeMode: themeMode =>
          page.evaluate(mode => {
            window.kit.theme.setThemeMode(mode)
            document.body.dataset['theme'] = mode
          }, themeMode),
      })
    })
  }
}
