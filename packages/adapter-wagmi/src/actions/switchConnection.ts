import { notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { switchConnection as wagmiSwitchConnection } from '@wagmi/core/actions'
import { findConnection } from '../config/liveConnection'

/** Makes a live connection the active one, and one of its accounts the first: wagmi uses the first account of a connection. */
export async function switchConnection(config: Config, connectorId: string, address?: string): Promise<void> {
  const connection = findConnection(config, connectorId)
  if (!connection) throw notConnected()
  const { accounts, connector } = connection
  if (address !== undefined) {
    const chosen = accounts.find(account => account.toLowerCase() === address.toLowerCase())
    if (!chosen) throw notShared()
    // The connector's own event: wagmi takes the order over as if the wallet had told it.
    if (chosen !== accounts[0])
      connector.emitter.emit('change', { accounts: [chosen, ...accounts.filter(account => account !== chosen)] })
  }
  if (config.state.current !== connector.uid) await wagmiSwitchConnection(config, { connector })
}
