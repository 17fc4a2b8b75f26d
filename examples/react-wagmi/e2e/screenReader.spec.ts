import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import { ScreenReader } from '@openappkit/e2e-kit/screen-reader'
import type { WalletController } from '@openappkit/testing/playwright'
import { test as appTest, expect } from './fixtures'
import { openSignInLab, primary } from './signInStates'
import { prepare } from './views'

interface ReaderFixtures {
  readonly reader: ScreenReader
  readonly wallet: WalletController
}

const test = appTest.extend<ReaderFixtures>({
  reader: async ({ page, evmChain }, use) => {
    // The button on the page reads the balance too.
    await evmChain.setBalance(evmChain.accounts[0].address, 1234567890123456789012n)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(await ScreenReader.start(page))
  },
  wallet: async ({ installThreeChainWallet }, use) => {
    await use(await installThreeChainWallet())
  },
})

// The speech of a screen reader in each flow is compared with the committed text. Read it before you update it.

test('connecting by keyboard, declined once, reads as committed', async ({ page, lab, reader, wallet }) => {
  const { keyboard } = page
  await prepare(page, lab.url, { locale: 'en' })
  await connectButton(page).focus()
  await reader.after(
    'Enter on "Connect wallet"',
    () => keyboard.press('Enter'),
    () => expect(row(page, 'Test Wallet')).toBeVisible(),
  )
  for (let press = 0; press < 4; press++) await reader.after('Tab', () => keyboard.press('Tab'))
  await row(page, 'Test Wallet').focus()
  await wallet.hang('connect', 2)
  const requested = () => reader.spoke('Continue in Test Wallet')
  await reader.after('Enter on "Test Wallet"', () => keyboard.press('Enter'), requested)
  await reader.after(
    'Decline in the wallet',
    () => wallet.release('reject'),
    async () => {
      await reader.spoke('Connection declined')
      await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeFocused()
    },
  )
  await reader.after('Enter on "Try again"', () => keyboard.press('Enter'), requested)
  await reader.after(
    'Approve in the wallet',
    () => wallet.release('approve'),
    () => reader.spoke('Connected to Test Wallet'),
  )
  expect(reader.text).toMatchSnapshot(['spoken', 'connect.txt'])
})

test('a required sign-in, closed, declined and signed, reads as committed', async ({ page, lab, reader, wallet }) => {
  const { keyboard } = page
  await openSignInLab(page, lab.url, { options: { locale: 'en' } })
  await connectButton(page).click()
  await reader.after(
    'Choose "Test Wallet", then Approve in the wallet',
    () => row(page, 'Test Wallet').click(),
    () => reader.spoke('Sign in to Prism Swap'),
  )
  await reader.after(
    'Escape',
    () => keyboard.press('Escape'),
    async () => {
      await reader.spoke('Sign or cancel')
      await expect(dialog(page).locator('[data-shake]')).toHaveCount(0)
    },
  )
  await wallet.hang('personal_sign', 2)
  await primary(page).focus()
  const requested = () => reader.spoke('Continue in Test Wallet')
  await reader.after('Enter on "Sign"', () => keyboard.press('Enter'), requested)
  await reader.after(
    'Decline in the wallet',
    () => wallet.release('reject'),
    async () => {
      await reader.spoke('Signature declined')
      await expect(primary(page)).toBeFocused()
      await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
    },
  )
  await reader.after('Enter on "Try again"', () => keyboard.press('Enter'), requested)
  await reader.after(
    'Approve in the wallet',
    () => wallet.release('approve'),
    () => reader.spoke('You’re signed in'),
  )
  expect(reader.text.replaceAll(/127\.0\.0\.1:\d+/gu, 'app.example')).toMatchSnapshot(['spoken', 'signIn.txt'])
})
