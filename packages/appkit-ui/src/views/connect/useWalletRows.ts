import { allFeatures } from '@openappkit/appkit-core/features'
import { type WalletRow, walletRows } from '@openappkit/appkit-core/modal'
import { useRef } from 'react'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { listedWallets } from './connectSubject'

/** The wallets to choose from, live: a wallet that announces itself late is added, and no row that is there moves under the pointer. */
export function useWalletRows(): readonly WalletRow[] {
  const kit = useKit()
  const { connectors, recent } = useSnapshot(kit.connectors.state)
  const { namespaces } = useSnapshot(kit.connections.state)
  const { features, excludeWalletIds } = useSnapshot(kit.options.state)
  const { featuredWalletIds = [], includeWalletIds, customWallets = [] } = kit.options.given
  const listed = listedWallets(kit)
  const connections = Object.values(namespaces).flatMap(known => known.connections)
  const rows = walletRows({
    connectors,
    connectedIds: new Set(connections.map(({ connectorId }) => connectorId)),
    recent,
    customWallets,
    featured: featuredWalletIds.flatMap(id => listed.filter(wallet => wallet.id === id)),
    recommended: listed.filter(({ id }) => !includeWalletIds || includeWalletIds.includes(id)),
    excludedIds: excludeWalletIds,
    order: allFeatures(features).connectorTypeOrder,
  })
  return useSteadyOrder(rows)
}

/** Rows keep the place at which they were first shown; new ones come last. */
function useSteadyOrder(rows: readonly WalletRow[]): readonly WalletRow[] {
  const places = useRef<Map<string, number>>(new Map())
  for (const row of rows) {
    const identity = identityOf(row)
    if (!places.current.has(identity)) places.current.set(identity, places.current.size)
  }
  const placeOf = (row: WalletRow) => places.current.get(identityOf(row)) ?? 0
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function identityOf({ connector, wallet, key }: WalletRow): string {
  return (connector?.info?.rdns ?? wallet?.rdns ?? key).toLowerCase()
}
