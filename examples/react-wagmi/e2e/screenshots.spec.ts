import { expect, test } from './fixtures'
import { changing, reachState, unreachable, viewStates } from './views'

// Pictures are compared on one browser with one bundled font. See CONTRIBUTING.md before you renew them.
for (const state of viewStates) {
  const { name } = state
  for (const [direction, locale] of [
    ['ltr', 'en'],
    ['rtl', 'ar'],
  ] as const) {
    test(`${name}, ${direction}, looks as agreed`, async ({
      page,
      lab,
      cloudLab,
      forgive,
      cloud,
      installTravelledWallet,
      evmChain,
    }) => {
      forgive(unreachable)
      const [account] = evmChain.accounts
      await evmChain.setBalance(account.address, 1234567890123456789012n)
      const wallet = await installTravelledWallet()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await reachState(page, state, { lab: lab.url, cloudLab: cloudLab.url, cloud, wallet, options: { locale } })
      // A resting pointer must not leave a hover in the picture.
      await page.mouse.move(1, 1)
      for (const themeMode of ['dark', 'light'] as const) {
        await page.evaluate(mode => {
          window.lab.kits['shots']?.theme.setThemeMode(mode)
          document.body.dataset['theme'] = mode
        }, themeMode)
        for (const [width, height] of [
          [360, 740],
          [1280, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expect(page).toHaveScreenshot(`${name}-${direction}-${themeMode}-${width}.png`, {
            mask: state.backend ? changing(page) : [],
          })
        }
      }
    })
  }
}
