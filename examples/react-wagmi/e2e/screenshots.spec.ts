import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hidePort, reachSignIn, signInStates } from './signInStates'
import { changing, reachState, unreachable, viewStates } from './views'

type ThemeMode = Picture['themeMode']

/** A direction or the longest words, and the theme that axe checks. Omitted for German, where only the text differs. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl' | 'de'
  readonly locale: 'en' | 'ar' | 'de'
  readonly axeTheme?: ThemeMode
}[] = [
  { direction: 'ltr', locale: 'en', axeTheme: 'dark' },
  { direction: 'rtl', locale: 'ar', axeTheme: 'light' },
  { direction: 'de', locale: 'de' },
]
const phone = [{ themeMode: 'light', width: 360 }] as const
const everyPicture = [
  { themeMode: 'dark', width: 360 },
  { themeMode: 'dark', width: 1280 },
  { themeMode: 'light', width: 360 },
  { themeMode: 'light', width: 1280 },
] as const

// Screenshots are compared in one browser with one bundled font. Read CONTRIBUTING.md before you update them.
for (const state of viewStates) {
  const { name, isWordy } = state
  for (const { axeTheme, direction, locale } of variants) {
    if (locale === 'de' && !isWordy) continue
    test(`${name}, ${direction}: ${promise(axeTheme, true)}`, async ({
      page,
      lab,
      cloudLab,
      forgive,
      cloud,
      installThreeChainWallet,
      evmChain,
    }) => {
      forgive(unreachable)
      const [account] = evmChain.accounts
      await evmChain.setBalance(account.address, 1234567890123456789012n)
      const wallet = await installThreeChainWallet()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const options = { locale, ...(axeTheme && { themeMode: axeTheme }) }
      await reachState(page, state, { lab: lab.url, cloudLab: cloudLab.url, cloud, wallet, options })
      if (axeTheme) expect.soft([...(await findViolations(page)), ...(await findBarriers(page))]).toEqual([])
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
  for (const { axeTheme, direction, locale } of variants) {
    const agreed = pictures[locale]
    if (!agreed && !axeTheme) continue
    test(`${name}, ${direction}: ${promise(axeTheme, agreed !== undefined)}`, async ({
      page,
      lab,
      installThreeChainWallet,
      evmChain,
      secondChain,
    }) => {
      // The page behind the modal shows the balance, so set it to a fixed value.
      await evmChain.setBalance(evmChain.accounts[0].address, 1234567890123456789012n)
      const wallet = await installThreeChainWallet()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const options = { locale, ...(axeTheme && { themeMode: axeTheme }) }
      const parts = { lab: lab.url, wallet, secondChainId: secondChain.chainId, options }
      await reachSignIn(page, state, parts)
      if (axeTheme) expect.soft([...(await findViolations(page)), ...(await findBarriers(page))]).toEqual([])
      if (!agreed) return
      await hidePort(page)
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: agreed,
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    })
  }
}

/** Returns the part of a test's title that lists its checks. */
function promise(axeTheme: ThemeMode | undefined, hasPictures: boolean): string {
  const checks = [axeTheme && 'axe finds no violations', hasPictures && 'the screenshots match']
  return checks.filter(check => check).join(', and ')
}

function setThemeMode(page: Page, themeMode: ThemeMode): Promise<void> {
  return page.evaluate(mode => {
    window.lab.kits['shots']?.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}
