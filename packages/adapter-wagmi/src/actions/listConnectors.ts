import type { AdapterHost, Connector, ConnectorType } from '@openappkit/appkit-core'
import { safeImageUrl } from '@openappkit/appkit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { findConnection } from '../config/liveConnection'
import { isSafeFrame } from './safeFrame'

const coinbaseIds: readonly string[] = ['coinbaseWallet', 'coinbaseWalletSDK']
const coinbaseRdns = 'com.coinbase.wallet'

/** What wagmi calls differently. */
const names: Readonly<Record<string, string>> = { injected: 'Browser Wallet' }

/**
 * The wallets that can be asked now: each once, known by id and rdns. A connected one is always among them.
 *
 * @param heard - reverse domain names of the wallets that announced themselves, which count only where the host wants them.
 */
export function listConnectors(
  config: Config,
  heard: ReadonlySet<string>,
  { walletConnect, wallets }: Pick<AdapterHost, 'walletConnect' | 'wallets'>,
): readonly Connector[] {
  const announced: ReadonlySet<string> = wallets.eip6963 ? heard : new Set()
  const listed = new Map<string, Connector>()
  for (const connector of config.connectors) {
    if (listed.has(connector.id)) continue
    const type = connectorType(connector, heard)
    if (isOffered(connector, type) || findConnection(config, connector.id))
      listed.set(connector.id, describe(connector, type))
  }
  const connectors = [...listed.values()]
  // Its own code is still on its way perhaps; the row must not come later than the others.
  if (!walletConnect || connectors.some(({ type }) => type === 'WALLET_CONNECT')) return connectors
  return [...connectors, { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' }]

  function isOffered(connector: WagmiConnector, type: ConnectorType): boolean {
    if (type === 'ANNOUNCED') return announced.has(connector.id)
    if (connector.id === 'injected') return wallets.injected && announced.size === 0 && hasLegacyProvider()
    // Ours needs a client of the kit; one of the host's own doesn't.
    if (type === 'WALLET_CONNECT') return walletConnect !== undefined || !('describe' in connector)
    if (connector.type === 'safe') return isSafeFrame()
    if (coinbaseIds.includes(connector.id) && !wallets.coinbase) return false
    return !rdnsOf(connector).some(rdns => announced.has(rdns))
  }
}

function connectorType({ id, rdns, type }: WagmiConnector, heard: ReadonlySet<string>): ConnectorType {
  if (type === 'walletConnect') return 'WALLET_CONNECT'
  if (type !== 'injected') return 'EXTERNAL'
  // One that announced itself to an earlier kit has its connector still, and may be gone.
  return rdns === id || heard.has(id) ? 'ANNOUNCED' : 'INJECTED'
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
