import type { Config, Connector } from '@wagmi/core'
import { liveConnections } from '../config/liveConnection'

/** Catches up with what wallets said while nobody listened to them. */
export async function refreshConnections(config: Config): Promise<void> {
  const followed = liveConnections(config).filter(({ connector }) => connector.type === 'injected')
  await Promise.all(followed.map(({ connector }) => refresh(connector)))
}

async function refresh(connector: Connector): Promise<void> {
  try {
    const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
    // Told as the wallet itself would have told it; without accounts the connection ends.
    connector.onChainChanged(String(chainId))
    connector.onAccountsChanged([...accounts])
  } catch {
    // A wallet that can't be asked has nothing new to say; its next event is heard again.
  }
}
