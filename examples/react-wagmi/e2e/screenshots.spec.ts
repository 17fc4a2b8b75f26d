import { findBarriers } from '@openappkit/e2e-kit/find-barriers'
import { findViolations } from '@openappkit/e2e-kit/find-violations'
import { type Picture, takePictures } from '@openappkit/e2e-kit/take-pictures'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hidePort, reachSignIn, signInStates } from './signInStates'
import { changing, reachState, unreachable, viewStates } from './views'

type ThemeMode = Picture['themeMode']

/** Directions and the longest words, and the theme that axe checks. Omitted for German, where only the text differs. */
const variants: readonly {
  readonly direction: 'ltr' | 'rtl' | 'de'
  readonly locale: 'en' | 'ar' | 'de'
  readonly axeTheme?: ThemeMode
}[] = [
  { direction: 'ltr', locale: 'en', axeTheme: 'dark' },
  { direction: 'rtl', locale: 'ar', axeTheme: 'light' },
  { direction: 'de', locale: 'de' },
]
const options = { locale: 'en', themeMode: 'dark' } as const
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
  test(`${name}: axe finds no violations, nothing is lost, and the screenshots match`, async ({
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
    await reachState(page, state, { lab: lab.url, cloudLab: cloudLab.url, cloud, wallet, options })
    for (const { axeTheme, direction, locale } of variants) {
      if (locale === 'de' && !isWordy) continue
      await setLocale(page, locale)
      if (axeTheme) await expectNoLoss(page, axeTheme)
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: locale === 'de' ? phone : everyPicture,
        mask: state.backend ? changing(page) : [],
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    }
  })
}

for (const state of signInStates) {
  const { name, pictures } = state
  test(`${name}: axe finds no violations, nothing is lost, and the screenshots match`, async ({
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
    await reachSignIn(page, state, { lab: lab.url, wallet, secondChainId: secondChain.chainId, options })
    for (const { axeTheme, direction, locale } of variants) {
      const agreed = pictures[locale]
      if (!agreed && !axeTheme) continue
      await setLocale(page, locale)
      if (axeTheme) await expectNoLoss(page, axeTheme)
      if (!agreed) continue
      await hidePort(page)
      await takePictures(page, {
        name: `${name}-${direction}`,
        pictures: agreed,
        setThemeMode: themeMode => setThemeMode(page, themeMode),
      })
    }
  })
}

async function expectNoLoss(page: Page, themeMode: ThemeMode): Promise<void> {
  await setThemeMode(page, themeMode)
  expect.soft([...(await findViolations(page)), ...(await findBarriers(page))]).toEqual([])
}

function setThemeMode(page: Page, themeMode: ThemeMode): Promise<void> {
  return page.evaluate(mode => {
    window.lab.kits['shots']?.setThemeMode(mode)
    document.body.dataset['theme'] = mode
  }, themeMode)
}

/** Changes the language of the modal, and waits until its words have loaded. */
async function setLocale(page: Page, locale: 'en' | 'ar' | 'de'): Promise<void> {
  await page.evaluate(locale => window.lab.kits['shots']?.setLocale(locale), locale)
  await expect(page.locator(`[lang='${locale}'] dialog`).first()).toBeVisible()
}
