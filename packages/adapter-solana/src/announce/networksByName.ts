import type { CaipNetworkId } from '@openappkit/appkit-core'
import { local, nameOf } from '../wallets/clusters'

/**
 * Maps Wallet Standard names to the networks of a session. A private network uses its CAIP-2 id. The first private
 * network is also available as `solana:localnet`, the name that libraries use for a local cluster.
 */
export function networksByName(ids: readonly CaipNetworkId[]): ReadonlyMap<string, CaipNetworkId> {
  const byName = new Map<string, CaipNetworkId>()
  for (const id of ids) {
    const name = nameOf(id)
    byName.set(name ?? id, id)
    if (!name && !byName.has(local)) byName.set(local, id)
  }
  return byName
}
