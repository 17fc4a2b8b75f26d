import type { CaipNetworkId } from '@openappkit/appkit-core'
import { local, nameOf } from '../wallets/clusters'

/**
 * The networks that a session allows, by what Wallet Standard calls them. One that isn't public goes by its CAIP-2 id, and the first of those by `solana:localnet`
 * as well, since that is what libraries ask for where they know of a local cluster.
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
