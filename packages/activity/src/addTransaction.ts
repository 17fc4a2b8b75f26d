import type { AppKit } from '@openappkit/appkit-core'
import type { AddedTransaction } from './recordTransaction'

/**
 * Adds a transaction to the account's activity. Call it after the app itself has sent a transaction. The entry is
 * pending at first and shows the outcome once the chain's adapter reports it. The entry survives a reload. The kit
 * removes it once the history lists the transaction or the account disconnects. It also removes dropped and replaced
 * transactions after a day, and stores at most 99 entries. Adding the same hash again replaces the entry.
 *
 * @throws AppKitError `activity/no-account` if the transaction doesn't name its account or network and no account is
 * connected there, `modal/load-failed` if the modal can't load.
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
