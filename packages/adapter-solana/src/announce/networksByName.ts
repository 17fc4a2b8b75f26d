import type { CaipNetworkId } from '@openappkit/appkit-core'
import { local, nameOf } from '../wallets/clusters'

/**
 * Returns the networks of a session by their Wallet Standard names. A network that isn't public uses its CAIP-2 id. The
 * first of those is also `solana:localnet`, the name that libraries use for a local cluster.
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
