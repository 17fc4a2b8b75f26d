import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import type { FrameWalletSettings } from '@openappkit/contract/embedded'
import { expect } from 'vitest'
import { ApprovalController } from '../src/modal/ApprovalController'
import { EmailEntry } from '../src/modal/EmailEntry'
import { EmailLogin } from '../src/modal/EmailLogin'
import { EmailChange } from '../src/settings/EmailChange'
import { type OpenWallet, type OpenWalletOptions, openWallet } from './openWallet'

export const email = 'jane@example.com'
const longEmail = 'jane.with.a.rather.long.name@a-department.of-a-company.example'

export const settings: FrameWalletSettings = {
  status: 'ready',
  custody: 'provisional',
  hasEscrow: true,
  operator: 'Acme',
  protectedBy: [],
  devices: 2,
}

const inGerman: OpenWalletOptions = { options: { locale: 'de' } }
export const inArabic: OpenWalletOptions = { options: { locale: 'ar' } }

export function failure(code: AppKitErrorCode, details?: string): AppKitError {
  return new AppKitError(code, 'A failure.', details === undefined ? {} : { details })
}

export async function shows(made: OpenWallet, selector: string): Promise<OpenWallet> {
  await expect.poll(() => made.root().querySelector(selector)).not.toBeNull()
  return made
}

/** Opens Connect and waits for the row of the login by email. */
export async function openConnect(options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openWallet(options)
  void made.kit.modal.open({ view: 'Connect' })
  await shows(made, '[data-method="email"] .list-item')
  // The wallets come after the row.
  await expect.poll(() => made.root().querySelector('.skeleton')).toBeNull()
  return made
}

/** Opens Connect, selects the login by email and waits for its field. */
export async function openLogin(options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openConnect(options)
  made.kit.router.push('EmailLogin')
  return shows(made, '.email-form input')
}

/** Opens the code step of a login. */
export async function openCode(options?: OpenWalletOptions, address: string = email): Promise<OpenWallet> {
  const made = await openLogin(options)
  const { login } = made.kit.controller(EmailLogin)
  void login.start(address)
  await expect.poll(() => made.wallet.calls).toHaveLength(1)
  await made.wallet.answer({ action: 'VERIFY_OTP', resendAfter: 30_000 })
  return shows(made, '.code-input')
}

/** Opens the code step with a code that wasn't accepted. */
export async function openProblem(error: AppKitError, options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openCode(options)
  const { login } = made.kit.controller(EmailLogin)
  void login.submit('123456')
  await expect.poll(() => made.wallet.calls).toHaveLength(2)
  await made.wallet.answer(error)
  return shows(made, '.code-error')
}

async function failed(error: AppKitError): Promise<OpenWallet> {
  const made = await openLogin()
  void made.kit.controller(EmailLogin).login.start(email)
  await expect.poll(() => made.wallet.calls).toHaveLength(1)
  await made.wallet.answer(error)
  return shows(made, '.input-error')
}

/** Opens the settings of a connected wallet. */
export async function openSettings(
  more: Partial<FrameWalletSettings> = {},
  options?: OpenWalletOptions,
): Promise<OpenWallet> {
  const made = await openWallet({ connected: 'ID_AUTH', ...options })
  made.frame.answerTo('GET_WALLET_SETTINGS', async () => ({ ...settings, ...more }))
  made.frame.answerTo('GET_USER', async () => ({ email, address: '0x0', chainId: 1 }))
  void made.kit.modal.open({ view: 'WalletSettings' })
  return shows(made, '.wallet-settings')
}

/** Opens the login that says why the last one is over. */
async function openSignedOut(options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openWallet(options)
  Object.assign(made.kit.controller(EmailEntry).state, { email, isSignedOut: true })
  void made.kit.modal.open({ view: 'EmailLogin' })
  return shows(made, '.email-signed-out')
}

/** Opens the view of an approval. */
async function openApproval(options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openWallet({ connected: 'ID_AUTH', ...options })
  made.kit
    .controller(ApprovalController)
    .during(made.frame, () => new Promise(() => {}))
    .catch(() => {})
  return shows(made, '.approval .message')
}

async function openChange(step?: 'primary' | 'secondary', options?: OpenWalletOptions): Promise<OpenWallet> {
  const made = await openSettings({}, options)
  made.frame.answerTo('UPDATE_EMAIL', async () => ({
    action: step === 'secondary' ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP',
  }))
  made.kit.router.push('UpdateEmailWallet')
  await shows(made, '.email-change')
  if (!step) return made
  void made.kit.controller(EmailChange).start('new@example.com')
  return shows(made, '.code-input')
}

/** Every view in every state. */
export const walletScenes: Readonly<Record<string, () => Promise<OpenWallet>>> = {
  'the row in Connect': () => openConnect(),
  'the row in Connect, used last': () =>
    openConnect({ prepare: kit => kit.wallets.remember({ id: 'ID_AUTH', name: 'Acme wallet' }) }),
  'the row below wallets': () => openConnect({ hasExtension: true }),
  'the row with a collapsed wallet list': () => openConnect({ options: { features: { collapseWallets: true } } }),
  'the row in German': () => openConnect(inGerman),
  'the row in Arabic': () => openConnect(inArabic),
  'a failed request': () => failed(failure('embedded/unreachable')),
  'too many codes': () => failed(failure('embedded/too-many-codes', '240000')),
  'the field': () => openLogin(),
  'the field in German': () => openLogin(inGerman),
  'the field in Arabic': () => openLogin(inArabic),
  'a request on its way': async () => {
    const made = await openLogin()
    void made.kit.controller(EmailLogin).login.start(email)
    return shows(made, '.email-form .spinner')
  },
  'the settings of a locked wallet': () => openSettings({ status: 'locked' }),
  'the settings of a locked wallet, in German': () => openSettings({ status: 'locked' }, inGerman),
  'the login after another device ended the session': () => openSignedOut(),
  'the login after another device ended the session, in Arabic': () => openSignedOut(inArabic),
  'the code': () => openCode(),
  'the code in German': () => openCode(inGerman),
  'the code in Arabic': () => openCode(inArabic),
  'the code for a long address': () => openCode({}, longEmail),
  'a wrong code': () => openProblem(failure('embedded/code-wrong', '3')),
  'a wrong code in Arabic': () => openProblem(failure('embedded/code-wrong', '3'), inArabic),
  'an expired code': () => openProblem(failure('embedded/code-expired')),
  'too many wrong codes': () => openProblem(failure('embedded/too-many-codes', '240000'), inGerman),
  'a code being checked': async () => {
    const made = await openCode()
    void made.kit.controller(EmailLogin).login.submit('123456')
    return shows(made, '.code-status')
  },
  'a failed connection': async () => {
    const made = await openCode()
    void made.kit.controller(EmailLogin).login.submit('123456')
    await expect.poll(() => made.wallet.calls).toHaveLength(2)
    await made.wallet.answer()
    await expect.poll(() => made.wallet.calls).toHaveLength(3)
    await made.wallet.answer(failure('embedded/timeout'))
    return shows(made, '.message')
  },
  'the device step': async () => {
    const made = await openLogin()
    void made.kit.controller(EmailLogin).login.start(email)
    await expect.poll(() => made.wallet.calls).toHaveLength(1)
    await made.wallet.answer({ action: 'VERIFY_DEVICE' })
    return shows(made, '.message')
  },
  'an approval that loads': () => openApproval(),
  'an approval that loads, in Arabic': () => openApproval(inArabic),
  'the settings': () => openSettings(),
  'the settings in German': () => openSettings({}, inGerman),
  'the settings in Arabic': () => openSettings({}, inArabic),
  'the settings of a protected wallet': () =>
    openSettings({ protectedBy: ['passkey', 'password'], hasEscrow: false, devices: 1 }),
  'the settings under escrow': () => openSettings({ custody: 'escrow', operator: 'A bank with a long name' }),
  'the settings, not loaded': async () => {
    const made = await openWallet({ connected: 'ID_AUTH' })
    made.frame.answerTo('GET_WALLET_SETTINGS', () => Promise.reject(failure('embedded/unreachable')))
    made.frame.answerTo('GET_USER', async () => ({ email, address: '0x0', chainId: 1 }))
    void made.kit.modal.open({ view: 'WalletSettings' })
    return shows(made, '.message')
  },
  'the new address': () => openChange(),
  'the code to the current address': () => openChange('primary'),
  'the code to the new address in German': () => openChange('secondary', inGerman),
}
