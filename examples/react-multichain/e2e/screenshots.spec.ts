import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findLowContrast } from '@openappkit/e2e-kit/find-low-contrast'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import { setLocale, setThemeMode } from './kitSteps'
import { expect, test, unreachable, viewStates } from './views'

/** Cover each direction and each theme at each width, but not every combination of direction and theme. */
const pictures = {
  ltr: [
    { themeMode: 'dark', width: 1280 },
    { themeMode: 'light', width: 360 },
  ],
  rtl: [
    { themeMode: 'light', width: 1280 },
    { themeMode: 'dark', width: 360 },
  ],
} as const satisfies Readonly<Record<string, readonly [Picture, Picture]>>

// Screenshots are compared in one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const state of viewStates) {
  const { isTall, name } = state
  const promise = `${name}: axe finds no violations, nothing is lost, and the screenshots match`
  test(promise, async ({ page, reachState, forgive }) => {
    forgive(unreachable)
    const take = (direction: 'ltr' | 'rtl') =>
      takePictures(page, {
        name: `${name}-${direction}`,
        pictures: isTall ? pictures[direction] : pictures[direction].slice(0, 1),
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    await reachState(state, { locale: 'en', themeMode: 'dark' })
    // The violations depend on neither the direction nor, except for contrast, the theme.
    expect.soft(await findViolations(page)).toEqual([])
    await setThemeMode(page, 'light')
    expect.soft(await findLowContrast(page)).toEqual([])
    expect.soft(await findBarriers(page)).toEqual([])
    await take('ltr')

    await setLocale(page, 'ar')
    expect.soft(await findBarriers(page)).toEqual([])
    await take('rtl')
  })
}
