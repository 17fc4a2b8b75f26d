import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import { ScreenReader } from '@openappkit/e2e-kit/screen-reader'
import { expect, test } from './fixtures'
import { openSignInLab, primary } from './signInStates'
import { prepare } from './views'

// The words of a screen reader in each flow are compared with the committed text. Read it before you update it.

test('connecting by keyboard, declined once, reads as committed', async ({ page, lab, installThreeChainWallet }) => {
  const { keyboard } = page
  const reader = await ScreenReader.start(page)
  const wallet = await installThreeChainWallet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await prepare(page, lab.url, { locale: 'en' })
  await connectButton(page).focus()
  await reader.after(
    'Enter on "Connect wallet"',
    () => keyboard.press('Enter'),
    () => expect(row(page, 'Test Wallet')).toBeVisible(),
  )
  for (let press = 0; press < 4; press++) await reader.after('Tab', () => keyboard.press('Tab'))
  await row(page, 'Test Wallet').focus()
  await wallet.reject('connect')
  await reader.after(
    'Enter on "Test Wallet", then Decline in the wallet',
    () => keyboard.press('Enter'),
    () => expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeFocused(),
  )
  await reader.after(
    'Enter on "Try again", then Approve in the wallet',
    () => keyboard.press('Enter'),
    () => expect(dialog(page)).toBeHidden(),
  )
  expect(reader.text).toMatchSnapshot(['spoken', 'connect.txt'])
})

test('a required sign-in, closed, declined and signed, reads as committed', async ({
  page,
  lab,
  installThreeChainWallet,
}) => {
  const { keyboard } = page
  const reader = await ScreenReader.start(page)
  const wallet = await installThreeChainWallet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSignInLab(page, lab.url, { options: { locale: 'en' } })
  await connectButton(page).click()
  await reader.after(
    'Choose "Test Wallet", then Approve in the wallet',
    () => row(page, 'Test Wallet').click(),
    () => expect(primary(page)).toBeVisible(),
  )
  await reader.after('Escape', () => keyboard.press('Escape'))
  await wallet.reject('personal_sign')
  await primary(page).focus()
  await reader.after(
    'Enter on "Sign in", then Decline in the wallet',
    () => keyboard.press('Enter'),
    async () => {
      await expect(primary(page)).toBeFocused()
      await expect(primary(page)).not.toHaveAttribute('aria-busy', 'true')
    },
  )
  await reader.after(
    'Enter on "Try again", then Approve in the wallet',
    () => keyboard.press('Enter'),
    () => expect(dialog(page)).toBeHidden(),
  )
  expect(reader.text.replaceAll(/127\.0\.0\.1:\d+/gu, 'app.example')).toMatchSnapshot(['spoken', 'signIn.txt'])
})
