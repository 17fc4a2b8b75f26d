import type { AdapterHost, Connector, ConnectorType } from '@openappkit/appkit-core'
import { safeImageUrl } from '@openappkit/appkit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { findConnection } from '../config/liveConnection'
import { isSafeFrame } from './safeFrame'

const coinbaseIds: readonly string[] = ['coinbaseWallet', 'coinbaseWalletSDK']
const coinbaseRdns = 'com.coinbase.wallet'

/** Names that replace wagmi's. */
const names: Readonly<Record<string, string>> = { injected: 'Browser Wallet' }

/**
 * Returns the wallets that can connect now, without duplicates by id or rdns. Always includes connected ones.
 *
 * @param received - Reverse domain names of the announced wallets. Used only if the host allows announced wallets.
 */
export function listConnectors(
  config: Config,
  received: ReadonlySet<string>,
  { walletConnect, wallets }: Pick<AdapterHost, 'walletConnect' | 'wallets'>,
): readonly Connector[] {
  const announced: ReadonlySet<string> = wallets.eip6963 ? received : new Set()
  const listed = new Map<string, Connector>()
  for (const connector of config.connectors) {
    if (listed.has(connector.id)) continue
    const type = connectorType(connector, received)
    if (isOffered(connector, type) || findConnection(config, connector.id))
      listed.set(connector.id, describe(connector, type))
  }
  const connectors = [...listed.values()]
  // The row must appear together with the others, even if the connector's code is still loading.
  if (!walletConnect || connectors.some(({ type }) => type === 'WALLET_CONNECT')) return connectors
  return [...connectors, { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }]

  function isOffered(connector: WagmiConnector, type: ConnectorType): boolean {
    if (type === 'ANNOUNCED') return announced.has(connector.id)
    if (connector.id === 'injected') return wallets.injected && announced.size === 0 && hasLegacyProvider()
    // The adapter's connector needs a client of the kit. A host's connector doesn't.
    if (type === 'WALLET_CONNECT') return walletConnect !== undefined || !('describe' in connector)
    if (connector.type === 'safe') return isSafeFrame()
    if (coinbaseIds.includes(connector.id) && !wallets.coinbase) return false
    return !rdnsOf(connector).some(rdns => announced.has(rdns))
  }
}

function connectorType({ id, rdns, type }: WagmiConnector, received: ReadonlySet<string>): ConnectorType {
  if (type === 'walletConnect') return 'WALLET_CONNECT'
  if (type === 'AUTH') return 'AUTH'
  if (type !== 'injected') return 'EXTERNAL'
  // A wallet that announced itself to an earlier kit still has its connector, but may no longer be available.
  return rdns === id || received.has(id) ? 'ANNOUNCED' : 'INJECTED'
}

function describe(connector: WagmiConnector, type: ConnectorType): Connector {
  const rdns = type === 'ANNOUNCED' ? connector.id : rdnsOf(connector)[0]
  const imageUrl = safeImageUrl(connector.icon)
  return {
    id: connector.id,
    name: names[connector.id] ?? connector.name,
    type,
    chain: 'eip155',
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(rdns === undefined ? {} : { info: { rdns } }),
  }
}

function rdnsOf({ id, rdns }: WagmiConnector): readonly string[] {
  if (rdns !== undefined) return typeof rdns === 'string' ? [rdns] : rdns
  return coinbaseIds.includes(id) ? [coinbaseRdns] : []
}

function hasLegacyProvider(): boolean {
  return typeof window !== 'undefined' && (window as { ethereum?: unknown }).ethereum !== undefined
}
