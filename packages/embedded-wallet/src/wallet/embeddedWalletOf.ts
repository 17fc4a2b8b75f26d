import { EmbeddedError } from '../errors/EmbeddedError'
import type { EmbeddedWallet } from './EmbeddedWallet'
import { coreKit, type WalletKit } from './WalletKit'

/**
 * Loads the embedded wallet of a kit, for apps with their own login form. Resolves with the same object each time.
 *
 * @throws {AppKitError} `embedded/not-registered` if the kit has no embedded wallet, `modal/load-failed` if the code
 * can't load.
 * @example
 * ```ts
 * import type { AppKitInstance } from '@openappkit/appkit'
 * import { embeddedWalletOf } from '@openappkit/embedded-wallet'
 *
 * export async function sendCode(kit: AppKitInstance, email: string): Promise<void> {
 *   const wallet = await embeddedWalletOf(kit)
 *   await wallet.requestCode(email)
 * }
 *
 * export async function finishLogin(kit: AppKitInstance, code: string): Promise<void> {
 *   const wallet = await embeddedWalletOf(kit)
 *   await wallet.verifyCode(code)
 *   await wallet.connect()
 * }
 * ```
 */
export async function embeddedWalletOf(kit: WalletKit): Promise<EmbeddedWallet> {
  const loaded = await coreKit(kit).load()
  if (!loaded.features.list.some(({ name }) => name === 'embeddedWallet') || !loaded.hasBackend)
    throw new EmbeddedError(
      'embedded/not-registered',
      'The kit has no embedded wallet. Set `cloud`, and check `features.email` and `modules`.',
    )
  const module = await import('./EmbeddedWallet')
  return loaded.controller(module.EmbeddedWallet)
}
