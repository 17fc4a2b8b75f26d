import { findViolations } from '@openappkit/example-harness/find-violations'
import { expect, scenes, test } from './scenes'

for (const scene of scenes) {
  for (const [variant, themeMode, locale] of [
    ['dark', 'dark', 'en'],
    ['light, right to left', 'light', 'ar'],
  ] as const) {
    test(`axe finds nothing in ${scene.name} (${variant})`, async ({ page, playScene }) => {
      await playScene(scene, { locale })
      await page.evaluate(mode => window.kit.theme.setThemeMode(mode), themeMode)
      expect(await findViolations(page)).toEqual([])
    })
  }
}
