import type { Config, Connector } from '@wagmi/core'
import { liveConnections } from '../config/liveConnection'

/** Updates the connections of injected wallets that changed while the adapter wasn't listening. Never rejects. */
export async function refreshConnections(config: Config): Promise<void> {
  const followed = liveConnections(config).filter(({ connector }) => connector.type === 'injected')
  await Promise.all(followed.map(({ connector }) => refresh(connector)))
}

async function refresh(connector: Connector): Promise<void> {
  try {
    const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
    // Calls the connector's own event handlers. Without accounts, the connection ends.
    connector.onChainChanged(String(chainId))
    connector.onAccountsChanged([...accounts])
  } catch {
    // A wallet that can't be read is updated by its next event.
  }
}
