import { type Picture, takePictures } from '@openappkit/example-harness/take-pictures'
import { scenes, test } from './scenes'

/** Each theme meets each width, and the phone each direction, and the longest words. */
const pictures: Readonly<Record<'en' | 'ar' | 'de', readonly Picture[]>> = {
  en: [
    { themeMode: 'dark', width: 360 },
    { themeMode: 'light', width: 1280 },
  ],
  ar: [{ themeMode: 'light', width: 360 }],
  de: [{ themeMode: 'light', width: 360 }],
}

// Pictures are compared on one browser with one bundled font. See CONTRIBUTING.md before you renew them.
for (const scene of scenes) {
  for (const [direction, locale] of [
    ['ltr', 'en'],
    ['rtl', 'ar'],
    ['de', 'de'],
  ] as const) {
    if (locale === 'de' && !scene.isWordy) continue
    test(`${scene.name}, ${direction}, looks as agreed`, async ({ page, playScene }) => {
      await playScene(scene, { locale })
      await takePictures(page, {
        name: `${scene.name}-${direction}`,
        pictures: pictures[locale],
        setThemeMode: themeMode =>
          page.evaluate(mode => {
            window.kit.theme.setThemeMode(mode)
            document.body.dataset['theme'] = mode
          }, themeMode),
      })
    })
  }
}
