import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findLowContrast } from '@openappkit/e2e-kit/find-low-contrast'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { takePictures } from '@openappkit/e2e-kit/take-pictures'
import { setLocale, setThemeMode } from './kitSteps'
import { test } from './scenePages'
import { expect, scenes } from './scenes'

// Each theme at each width, and each direction and the longest words at the phone's width. Screenshots are compared in
// one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const scene of scenes) {
  const { name } = scene
  test(`${name}: axe finds no violations, nothing is lost, and the screenshots match`, async ({ page, playScene }) => {
    const take = (direction: 'ltr' | 'rtl' | 'de', ...pictures: Parameters<typeof takePictures>[1]['pictures']) =>
      takePictures(page, {
        name: `${name}-${direction}`,
        pictures,
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    const speak = (locale: 'ar' | 'de') => (scene.isReplayed ? playScene(scene, { locale }) : setLocale(page, locale))

    await playScene(scene, { locale: 'en' })
    // The violations depend on neither the direction nor, except for contrast, the theme.
    await setThemeMode(page, 'dark')
    expect.soft(await findViolations(page)).toEqual([])
    await setThemeMode(page, 'light')
    expect.soft(await findLowContrast(page)).toEqual([])
    expect.soft(await findBarriers(page)).toEqual([])
    await take('ltr', { themeMode: 'dark', width: 360 }, { themeMode: 'light', width: 1280 })

    await speak('ar')
    expect.soft(await findBarriers(page)).toEqual([])
    await take('rtl', { themeMode: 'light', width: 360 })

    if (!scene.isWordy) return
    await speak('de')
    await take('de', { themeMode: 'light', width: 360 })
  })
}
