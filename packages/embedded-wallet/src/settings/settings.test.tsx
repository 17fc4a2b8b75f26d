import { modalRoot } from '@openappkit/test-kit/modal-root'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWallet } from '../../test/openWallet'
import { failure, openSettings, settings, shows } from '../../test/walletScenes'

const field = page.getByRole('textbox', { name: 'New email' })
const code = page.getByRole('textbox', { name: '6-digit code' })

function problem(): string | undefined | null {
  return modalRoot().querySelector(':is(.code-error, .input-error)[role="alert"]')?.textContent
}

test('opens from the account of the embedded wallet', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  void made.kit.modal.open({ view: 'Account' })
  await page.getByRole('button', { name: 'Unlock' }).click()
  expect(made.kit.router.current.view).toBe('WalletSettings')
})

test("isn't offered to the account of another wallet", async () => {
  const made = await openWallet({ connected: 'io.prism', hasExtension: true })
  void made.kit.modal.open({ view: 'Account' })
  await shows(made, '.account-button')
  expect(made.root().querySelector('[data-name="walletSettings"]')).toBeNull()
})

test.each([
  [{}, 'Until you add a passkey, Acme could recover this wallet.'],
  [{ protectedBy: ['passkey'] }, 'Add a second way to unlock. Until then, Acme could recover this wallet.'],
  [{ protectedBy: ['passkey'], hasEscrow: false }, 'Only you can open this wallet. Acme can’t recover it.'],
  [
    { custody: 'user', hasEscrow: false },
    'Only this device can open your wallet. Add a passkey, so you don’t lose it.',
  ],
  [{ custody: 'escrow' }, 'Acme could open this wallet for anyone with access to your email.'],
] as const)('says who can open a wallet with %o', async (more, text) => {
  const made = await openSettings(more)
  expect(made.root().querySelector('.wallet-custody')?.textContent).toBe(text)
})

test('changes the email: a code to the current address, then one to the new', async () => {
  const made = await openSettings()
  const otps: string[] = []
  made.frame
    .answerTo('UPDATE_EMAIL', async () => ({ action: 'VERIFY_PRIMARY_OTP' }))
    .answerTo('UPDATE_EMAIL_PRIMARY_OTP', async ({ otp }) => void otps.push(`primary ${otp}`))
    .answerTo('UPDATE_EMAIL_SECONDARY_OTP', async ({ otp }) => {
      otps.push(`secondary ${otp}`)
      return { newEmail: 'new@example.com' }
    })
  await page.getByRole('button', { name: 'Email jane@example.com' }).click()
  await field.fill('JANE@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => problem()).toBe('This is your current address.')
  await field.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Confirm current email' })).toBeVisible()
  await expect.element(page.getByText('jane@example.com')).toBeVisible()
  await expect.poll(() => modalRoot().activeElement?.className).toBe('code-input')
  await userEvent.keyboard('123456')
  await expect.element(page.getByRole('heading', { name: 'Confirm new email' })).toBeVisible()
  await expect.element(page.getByText('new@example.com')).toBeVisible()
  await expect.element(code).toHaveValue('')
  await expect.poll(() => modalRoot().activeElement?.className).toBe('code-input')
  await userEvent.keyboard('654321')
  await expect.poll(() => made.kit.router.current.view).toBe('WalletSettings')
  expect(otps).toEqual(['primary 123456', 'secondary 654321'])
  expect(made.events).toContain('EMAIL_EDIT')
  expect(made.kit.router.state.stack).toHaveLength(1)
})

test('keeps the step after a wrong code, and can start over with the text kept', async () => {
  const made = await openSettings()
  made.frame
    .answerTo('UPDATE_EMAIL', async () => ({ action: 'VERIFY_PRIMARY_OTP' }))
    .answerTo('UPDATE_EMAIL_PRIMARY_OTP', () => Promise.reject(failure('embedded/code-wrong', '2')))
  await page.getByRole('button', { name: 'Email jane@example.com' }).click()
  await field.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => modalRoot().activeElement?.className).toBe('code-input')
  await userEvent.keyboard('123456')
  await expect.poll(() => problem()).toBe('That code isn’t right. 2 tries left.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(field).toHaveValue('new@example.com')
  expect(made.kit.router.current.view).toBe('UpdateEmailWallet')
})

test('says why no code was sent', async () => {
  const made = await openSettings()
  made.frame.answerTo('UPDATE_EMAIL', () => Promise.reject(failure('embedded/login-again')))
  await page.getByRole('button', { name: 'Email jane@example.com' }).click()
  await field.fill('new@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => problem()).toBe('Your login has expired. Log in again.')
})

test('shows that a page of the wallet failed, but not that the user left it', async () => {
  const made = await openSettings()
  made.frame.answerTo('OPEN_PAGE', () => Promise.reject(failure('embedded/rejected')))
  await page.getByRole('button', { name: /Devices/ }).click()
  await expect.poll(() => made.kit.router.current.view).toBe('WalletSettings')
  expect(made.root().querySelector('.toast')).toBeNull()
  made.frame.answerTo('OPEN_PAGE', () => Promise.reject(failure('embedded/unreachable')))
  await page.getByRole('button', { name: /Devices/ }).click()
  await expect.poll(() => made.root().querySelector('.toast')?.textContent).toContain('Can’t reach the wallet')
})

test('unlocks a locked wallet in its frame, and reads the settings again', async () => {
  const made = await openSettings({ status: 'locked' })
  let unlocked = () => {}
  made.frame.answerTo('UNLOCK', () => new Promise(resolve => (unlocked = () => resolve(undefined))))
  await page.getByRole('button', { name: /^Unlock wallet/ }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Unlock wallet' })).toBeVisible()
  made.frame.answerTo('GET_WALLET_SETTINGS', async () => settings)
  unlocked()
  await expect.poll(() => made.kit.router.current.view).toBe('WalletSettings')
  await expect.element(page.getByRole('button', { name: /^Unlock wallet/ })).not.toBeInTheDocument()
})

test('an open wallet has nothing to unlock', async () => {
  const made = await openSettings()
  expect(made.root().textContent).not.toContain('Unlock')
})

test('the frame forgets a page that the user leaves', async () => {
  const made = await openSettings()
  await page.getByRole('button', { name: /^Devices/ }).click()
  await expect.poll(() => made.frame.calls).toContain('OPEN_PAGE')
  made.kit.modal.close()
  await expect.poll(() => made.frame.calls).toContain('RPC_ABORT')
})
