import { announcedMark } from '../announce/announcedMark'

/**
 * Returns whether a registered wallet is a session that OpenAppKit announces. Adapters don't list such a wallet.
 *
 * @example
 * ```ts
 * import { isAnnouncedSession } from '@openappkit/adapter-kit/actions'
 *
 * export function listedWallets(wallets: readonly object[]): readonly object[] {
 *   return wallets.filter(wallet => !isAnnouncedSession(wallet))
 * }
 * ```
 */
export function isAnnouncedSession(wallet: object): boolean {
  return announcedMark in wallet
}
