import type { AppKit } from '@openappkit/appkit-core'
import type { AddedTransaction } from './recordTransaction'

/**
 * Shows a transaction that the app itself sent in the account's activity: as pending immediately, and settled live if
 * the chain's adapter can follow it. The entry survives a reload and stays until the history has the transaction.
 *
 * @throws AppKitError `activity/no-account` without an account, `modal/load-failed` if code couldn't load.
 *
 * @example
 * ```ts
 * const hash = '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b'
 * await addTransaction(kit, { hash, to })
 * ```
 */
export async function addTransaction(kit: Pick<AppKit, 'load'>, transaction: AddedTransaction): Promise<void> {
  // Apps that never add a transaction don't load this code.
  const [modalKit, { recordTransaction }] = await Promise.all([kit.load(), import('./recordTransaction')])
  recordTransaction(modalKit, transaction)
}
