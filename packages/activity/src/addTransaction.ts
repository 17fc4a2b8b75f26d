import type { AppKit } from '@openappkit/appkit-core'
import type { AddedTransaction } from './recordTransaction'

/**
 * Shows a transaction that the host itself sent in the account's activity: as pending at once, and settled live where the chain's adapter can follow it.
 * It stays over a reload, until the history has it.
 *
 * @throws AppKitError `activity/no-account` when nothing says whose it is, `modal/load-failed` when code did not arrive.
 *
 * @example
 * ```ts
 * const hash = await writeContract(config, { ... })
 * await addTransaction(kit, { hash, to: contract })
 * ```
 */
export async function addTransaction(kit: Pick<AppKit, 'load'>, transaction: AddedTransaction): Promise<void> {
  // Hosts that never add one load nothing of it.
  const [modalKit, { recordTransaction }] = await Promise.all([kit.load(), import('./recordTransaction')])
  recordTransaction(modalKit, transaction)
}
