import type { ChainNamespace } from '@openappkit/appkit-core'
import { allFeatures } from '@openappkit/appkit-core/features'
import { allWalletsRow, isMobile, type WalletRow, walletRows } from '@openappkit/appkit-core/modal'
import { useRef } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useSnapshot } from '../../kit/useSnapshot'
import { useShell } from '../../shell/ShellContext'
import { listedWallets } from './connectSubject'

/** Rows of the wallet list. */
export interface ListedRows {
  readonly rows: readonly WalletRow[]
  /** Number of rows that are loading from the directory. */
  readonly pending: number
  /** The row that opens the directory. Undefined if there is none. */
  readonly all: { readonly tag: string } | undefined
  /** Whether a wallet is connected through WalletConnect, which allows one wallet at a time. */
  readonly isPaired: boolean
}

/** Maximum number of recommended wallets. Installed and recent wallets count toward it. */
const maximumRecommended = 2

/**
 * Returns the wallets to choose from, for one chain family or all. Adds wallets that announce themselves late, without
 * moving existing rows under the pointer.
 */
export function useWalletRows(only?: ChainNamespace): ListedRows {
  const kit = useKit()
  const { isEmbedded } = useShell()
  const { locale } = useTranslator()
  const { activeNamespace } = useSnapshot(kit.chains.state)
  const { directoryIdOf } = useSnapshot(kit.wallets.brands)
  const { connectors, recent } = useSnapshot(kit.connectors.state)
  const { namespaces } = useSnapshot(kit.connections.state)
  const { start, ...directory } = useSnapshot(kit.directory.state)
  const options = useOptions()
  const { featuredWalletIds = [], includeWalletIds, customWallets = [], allWallets } = options
  const features = allFeatures(options.features ?? {})
  const listed = listedWallets(kit)
  const connections = Object.values(namespaces).flatMap(known => known.connections)
  const page = kit.environment.window
  const isPhone = page !== undefined && isMobile(page)
  const usesDirectory = kit.hasBackend && start.status !== 'failed'
  const rows = walletRows({
    connectors,
    connectedKeys: new Set(
      Object.entries(namespaces).flatMap(([namespace, known]) =>
        known.connections.map(({ connectorId }) => `${namespace}:${connectorId}`),
      ),
    ),
    recent,
    customWallets,
    featured: usesDirectory
      ? directory.featured
      : featuredWalletIds.flatMap(id => listed.filter(wallet => wallet.id === id)),
    recommended: usesDirectory
      ? directory.recommended
      : listed.filter(({ id }) => !includeWalletIds || includeWalletIds.includes(id)),
    excludedIds: options.excludeWalletIds ?? [],
    excluded: directory.excluded,
    order: features.connectorTypeOrder,
    isMobile: isPhone,
    namespace: only ?? activeNamespace,
    only,
    directoryIdOf,
  })
  const known = rows.filter(({ source }) => source === 'injected' || source === 'recent').length
  const expected = featuredWalletIds.length || (customWallets.length > 0 ? 0 : Math.max(0, maximumRecommended - known))
  return {
    rows: useSteadyOrder(rows, isEmbedded || kit.modal.state.open),
    pending: usesDirectory && start.status !== 'ready' ? expected : 0,
    all: allWalletsRow(
      {
        hasWalletConnect: kit.context.walletConnect !== undefined,
        hasBackend: kit.hasBackend,
        allWallets,
        isOn: features.allWallets,
        isMobile: isPhone,
        count: directory.count,
        featured: directory.featured.length,
      },
      locale,
    ),
    isPaired: connections.some(({ connectorId }) => kit.connectors.find(connectorId)?.type === 'WALLET_CONNECT'),
  }
}

/**
 * While the list is visible, keeps rows at their positions and adds new ones at the end. While it is hidden, rows take
 * their regular positions.
 */
function useSteadyOrder(rows: readonly WalletRow[], isShown: boolean): readonly WalletRow[] {
  const positions = useRef<Map<string, number>>(new Map())
  if (!isShown) positions.current.clear()
  for (const row of rows) {
    const identity = identityOf(row)
    if (!positions.current.has(identity)) positions.current.set(identity, positions.current.size)
  }
  const positionOf = (row: WalletRow) => positions.current.get(identityOf(row)) ?? 0
  return rows.toSorted((a, b) => positionOf(a) - positionOf(b))
}

function identityOf({ connector, wallet, key }: WalletRow): string {
  return (connector?.info?.rdns ?? wallet?.rdns ?? key).toLowerCase()
}
