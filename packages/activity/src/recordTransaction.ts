import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { PendingTransactions } from '@openappkit/appkit-core/portfolio'
import { ActivityController } from './ActivityController'
import type { AddedTransaction } from './AddedTransaction'
import { noAccount } from './feed/activityErrors'

/** Adds a transaction of the host's to those of this page, and follows it. */
export function recordTransaction(kit: ModalKit, transaction: AddedTransaction): void {
  const asked = transaction.caipNetworkId?.split(':')[0]
  const chain = asked
    ? Object.values(kit.chains.state.namespaces).find(known => known.namespace === asked)
    : kit.chains.get()
  const address = transaction.address ?? chain?.address
  const caipNetworkId: CaipNetworkId | undefined = transaction.caipNetworkId ?? chain?.caipNetworkId
  if (!address || !caipNetworkId) throw noAccount()
  const at = transaction.at ?? kit.environment.now()
  kit.service(PendingTransactions).add({ ...transaction, address, caipNetworkId, at }, false)
  // It waits for how those end that nobody else waits for.
  kit.service(ActivityController)
}
