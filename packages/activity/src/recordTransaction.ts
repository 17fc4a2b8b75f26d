import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type PendingTransaction, PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { ActivityController } from './ActivityController'
import { noAccount } from './feed/activityErrors'

/**
 * A transaction that the app sent. `caipNetworkId` defaults to the active network, and `address` to the account that is
 * connected in the network's namespace.
 */
export interface AddedTransaction extends Omit<PendingTransaction, 'address' | 'at' | 'caipNetworkId' | 'outcome'> {
  readonly address?: string | undefined
  readonly caipNetworkId?: PendingTransaction['caipNetworkId'] | undefined
  /** Time of sending in milliseconds since the epoch. Default: now. */
  readonly at?: number | undefined
}

/**
 * Adds an app's transaction to the pending transactions and follows it.
 *
 * @throws AppKitError `activity/no-account` if the account or its network is unknown.
 */
export function recordTransaction(kit: ModalKit, transaction: AddedTransaction): void {
  const namespace = transaction.caipNetworkId?.split(':')[0]
  const chain = namespace
    ? Object.values(kit.chains.state.namespaces).find(known => known.namespace === namespace)
    : kit.chains.get()
  const address = transaction.address ?? chain?.address
  const caipNetworkId: CaipNetworkId | undefined = transaction.caipNetworkId ?? chain?.caipNetworkId
  if (!address || !caipNetworkId) throw noAccount()
  const at = transaction.at ?? kit.environment.now()
  kit.controller(PendingTransactions).add({ ...transaction, address, caipNetworkId, at }, false)
  // Creates the controller, which follows transactions that have no other follower.
  kit.controller(ActivityController)
}
