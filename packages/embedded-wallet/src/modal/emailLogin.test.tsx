import { modalRoot } from '@openappkit/test-kit/modal-root'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWallet } from '../../test/openWallet'
import { email, failure, openCode, openConnect, openLogin, shows } from '../../test/walletScenes'
import { EmailLogin } from './EmailLogin'
import { WalletAccess } from './WalletAccess'

/** Returns the error of the field, which screen readers announce. */
function problem(): string | undefined | null {
  return modalRoot().querySelector(':is(.code-error, .input-error)[role="alert"]')?.textContent
}

/** Returns whether the email field has the focus. */
const isFocused = (): boolean => modalRoot().activeElement?.matches('.email-form input') === true

const row = page.getByRole('button', { name: 'Continue with email' })
const input = page.getByRole('textbox', { name: 'Email' })

test('logs in from the Connect view with the keyboard alone', async () => {
  const { kit, events, root, wallet } = await openConnect()
  // From the title to help, close, and the first method.
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => isFocused()).toBe(true)
  await userEvent.keyboard(`${email}{Enter}`)
  await expect.poll(() => wallet.calls).toEqual([`requestCode ${email}`])
  await wallet.answer({ action: 'VERIFY_OTP' })
  await expect.poll(() => kit.router.current.view).toBe('EmailVerifyOtp')
  await expect.poll(() => root().querySelector('.code-input')).not.toBeNull()
  await userEvent.keyboard('123456')
  await expect.poll(() => wallet.calls).toHaveLength(2)
  await wallet.answer()
  await expect.poll(() => wallet.calls).toEqual([`requestCode ${email}`, 'verifyCode 123456', 'connect'])
  expect(events.filter(event => event.startsWith('EMAIL'))).toEqual([
    'EMAIL_LOGIN_SELECTED',
    'EMAIL_SUBMITTED',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_PASS',
  ])
})

test('is a field that browsers fill in', async () => {
  const { root } = await openLogin()
  const field = root().querySelector<HTMLInputElement>('.email-form input')
  expect(field?.type).toBe('email')
  expect(field?.autocomplete).toBe('email')
  expect(field?.enterKeyHint).toBe('go')
})

test('keeps what was typed after a mistake, and says what to do', async () => {
  const { wallet } = await openLogin()
  await input.fill('jane@example')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => problem()).toContain('Enter a full email address')
  await expect.element(input).toHaveValue('jane@example')
  expect(wallet.calls).toEqual([])
  await input.fill(email)
  await expect.poll(() => problem()).toBeUndefined()
})

test('keeps what was typed after a failure, and the next submit tries again', async () => {
  const { wallet } = await openLogin()
  await input.fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await wallet.answer(failure('embedded/unreachable'))
  await expect.poll(() => problem()).toContain('Can’t reach the wallet')
  await expect.element(input).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(() => wallet.calls).toHaveLength(2)
})

test('returns to the address with the text kept, and sends no second code for it', async () => {
  const { kit, wallet } = await openLogin()
  await input.fill(email)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => wallet.calls).toHaveLength(1)
  await wallet.answer({ action: 'VERIFY_OTP' })
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect.poll(() => kit.router.current.view).toBe('EmailLogin')
  await expect.element(input).toHaveValue(email)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => kit.router.current.view).toBe('EmailVerifyOtp')
  expect(wallet.calls).toHaveLength(1)
})

test('offers another code after the pause, and says that it was sent', async () => {
  const { wallet } = await openCode({})
  await expect.element(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Resend in \d+ s/ })).toHaveAttribute('aria-disabled', 'true')
  expect(wallet.calls).toHaveLength(1)
})

test('counts down, sends another code, and counts again', async () => {
  const { wallet } = await openLogin()
  await input.fill(email)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => wallet.calls).toHaveLength(1)
  await wallet.answer({ action: 'VERIFY_OTP', resendAfter: 1_200 })
  await expect.element(page.getByRole('button', { name: 'Resend in 2 s' })).toBeVisible()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await expect.poll(() => wallet.calls).toHaveLength(2)
  await wallet.answer({ action: 'VERIFY_OTP' })
  await expect.element(page.getByText('New code sent').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Resend in \d\d s/ })).toBeVisible()
})

test('leads to the address if the app opens the code view without a login', async () => {
  const { kit } = await openWallet()
  void kit.modal.open({ view: 'EmailVerifyOtp' })
  await expect.poll(() => kit.router.current.view).toBe('EmailLogin')
})

test('forgets the login when the modal closes', async () => {
  const { kit, wallet } = await openCode()
  await userEvent.keyboard('123456')
  await expect.poll(() => wallet.calls).toHaveLength(2)
  kit.modal.close()
  await wallet.answer()
  // Connecting now would surprise the user.
  expect(wallet.calls).toHaveLength(2)
})

test('sends no code if the modal closes while the wallet loads', async () => {
  const { frame, kit, wallet } = await openLogin()
  let finish = (): void => {}
  const loaded = new Promise<void>(resolve => {
    finish = resolve
  })
  const load = vi.mocked(kit.controller(WalletAccess).load)
  load.mockImplementation(() => loaded.then(() => ({ frame, login: wallet })))
  await input.fill(email)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => kit.controller(EmailLogin).field.isBusy).toBe(true)
  kit.modal.close()
  finish()
  await new Promise(resolve => setTimeout(resolve))
  expect(wallet.calls).toEqual([])
  expect(kit.controller(EmailLogin).field.isBusy).toBe(false)
})

test('requires consent to the terms', async () => {
  await openConnect({ options: { termsConditionsUrl: 'https://a.example', features: { legalCheckbox: true } } })
  await expect.element(row).toBeDisabled()
  await page.getByRole('checkbox').click()
  await expect.element(row).toBeEnabled()
})

test('collapses the wallets to one button', async () => {
  const { kit, root } = await openConnect({ options: { features: { emailShowWallets: false } } })
  expect(root().textContent).not.toContain('MetaMask')
  await page.getByRole('button', { name: 'Continue with a wallet' }).click()
  await expect.poll(() => kit.router.current.view).toBe('ConnectWallets')
  await expect.element(page.getByText('MetaMask').first()).toBeVisible()
  expect(root().querySelector('.added-method')).toBeNull()
})

test.each([
  ['without a server', { hasServer: false }],
  ['if the app turns email off', { options: { features: { email: false } } }],
])('offers no login %s', async (_, options) => {
  const made = await openWallet(options)
  void made.kit.modal.open({ view: 'Connect' })
  await shows(made, '.list-item')
  expect(made.root().querySelector('.added-method, .connect-or')).toBeNull()
})

test('offers no login while its wallet is connected', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  void made.kit.modal.open({ view: 'Connect' })
  await shows(made, '.list-item')
  expect(made.root().querySelector('.added-method')).toBeNull()
})

test('lists the embedded wallet nowhere among the wallets', async () => {
  const made = await openConnect({ prepare: kit => kit.wallets.remember({ id: 'ID_AUTH', name: 'Acme wallet' }) })
  await expect.element(page.getByText('Recent')).toBeVisible()
  expect(made.root().textContent).not.toContain('Acme wallet')
})

test('loads the frame when the login opens, once', async () => {
  const { frame, kit } = await openConnect()
  expect(frame.calls).toEqual([])
  await row.click()
  await expect.poll(() => frame.calls).toEqual(['IS_CONNECTED'])
  kit.router.goBack()
  await row.click()
  await expect.poll(() => isFocused()).toBe(true)
  expect(frame.calls).toEqual(['IS_CONNECTED'])
})

test('keeps the address while the user looks at other ways to connect', async () => {
  const { kit } = await openLogin()
  await input.fill(email)
  kit.router.goBack()
  await row.click()
  await expect.element(input).toHaveValue(email)
})

test('tags the row after the user connected with it', async () => {
  const { kit, wallet } = await openCode()
  await userEvent.keyboard('123456')
  await expect.poll(() => wallet.calls).toHaveLength(2)
  await wallet.answer()
  await expect.poll(() => wallet.calls).toHaveLength(3)
  await wallet.answer()
  expect(wallet.offers).toBe(1)
  kit.router.reset('Connect')
  await expect.element(page.getByText('Recent')).toBeVisible()
})
