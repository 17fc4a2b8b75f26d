import { type Picture, takePictures } from '@openappkit/example-harness/take-pictures'
import { test, unreachable, viewStates } from './views'

/** Each direction and each theme meets each width once, though not each other: what one gets wrong the other three show. */
const pictures: Readonly<Record<'ltr' | 'rtl', readonly [Picture, Picture]>> = {
  ltr: [
    { themeMode: 'dark', width: 1280 },
    { themeMode: 'light', width: 360 },
  ],
  rtl: [
    { themeMode: 'light', width: 1280 },
    { themeMode: 'dark', width: 360 },
  ],
}

// Pictures are compared on one browser with one bundled font. See CONTRIBUTING.md before you renew them.
for (const state of viewStates) {
  const { name } = state
  for (const [direction, locale] of [
    ['ltr', 'en'],
    ['rtl', 'ar'],
  ] as const) {
    test(`${name}, ${direction}, looks as agreed`, async ({ page, reachState, forgive }) => {
      forgive(unreachable)
      await reachState(state, { locale })
      const [desktop, phone] = pictures[direction]
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
