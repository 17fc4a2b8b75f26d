import { type Picture, takePictures } from '@openappkit/example-harness/take-pictures'
import type { Page } from '@playwright/test'
import { test } from './fixtures'
import { hidePort, reachSignIn, signInStates } from './signInStates'
import { changing, reachState, unreachable, viewStates } from './views'

const phone = [{ themeMode: 'light', width: 360 }] as const
const everyPicture = [
  { themeMode: 'dark', width: 360 },
  { themeMode: 'dark', width: 1280 },
  { themeMode: 'light', width: 360 },
  { themeMode: 'light', width: 1280 },
] as const

// Pictures are compared on one browser with one bundled font. See CONTRIBUTING.md before you renew them.
for (const state of viewStates) {
  const { name, isWordy } = state
  for (const [direction, locale] of [
    ['ltr', 'en'],
    ['rtl', 'ar'],
    ['de', 'de'],
  ] as const) {
    if (locale === 'de' && !isWordy) continue
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
        pictures: locale === 'de' ? phone : everyPicture,
        mask: state.backend ? changing(page) : [],
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    })
  }
}

for (const state of signInStates) {
  const { name, pictures } = state
  for (const [locale, direction] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['de', 'de'],
  ] as const) {
    const agreed = pictures[locale]
    if (!agreed) continue
    test(`${name}, ${direction}, looks as agreed`, async ({
      page,
      lab,
      installTravelledWallet,
      evmChain,
      secondChain,
    }) => {
      // The page behind shows it, whatever was done to the chain before.
      await evmChain.setBalance(evmChain.accounts[0].address, 1234567890123456789012n)
      const wallet = await installTravelledWallet()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const parts = { lab: lab.url, wallet, secondChainId: secondChain.chainId, options: { locale } }
      await reachSignIn(page, state, parts)
      await hidePort(page)
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: agreed,
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    })
  }
}

function setThemeMode(page: Page, themeMode: Picture['themeMode']): Promise<void> {
  return page.evaluate(mode => {
    window.lab.kits['shots']?.theme.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}
