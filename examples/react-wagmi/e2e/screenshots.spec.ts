import { takePictures } from '@openappkit/example-harness/take-pictures'
import { test } from './fixtures'
import { changing, reachState, unreachable, viewStates } from './views'

const everyPicture = [
  { themeMode: 'dark', width: 360 },
  { themeMode: 'dark', width: 1280 },
  { themeMode: 'light', width: 360 },
  { themeMode: 'light', width: 1280 },
] as const

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
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: everyPicture,
        mask: state.backend ? changing(page) : [],
        setThemeMode: themeMode =>
          page.evaluate(mode => {
            window.lab.kits['shots']?.theme.setThemeMode(mode)
            document.body.dataset['theme'] = mode
          }, themeMode),
      })
    })
  }
}
