import { notConnected, notShared } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { switchConnection as wagmiSwitchConnection } from '@wagmi/core/actions'
import { findConnection } from '../config/liveConnection'

/**
 * Activates a live connection and puts one of its accounts first, since wagmi uses the first account of a connection.
 *
 * @throws {AppKitError} `wallet/not-connected` when the connector isn't connected.
 * @throws {AppKitError} `wallet/account-not-shared` when the wallet doesn't share the address.
 */
export async function switchConnection(config: Config, connectorId: string, address?: string): Promise<void> {
  const connection = findConnection(config, connectorId)
  if (!connection) throw notConnected()
  const { accounts, connector } = connection
  if (address !== undefined) {
    const chosen = accounts.find(account => account.toLowerCase() === address.toLowerCase())
    if (!chosen) throw notShared()
    // Uses the connector's own event, so wagmi applies the order as if the wallet had sent it.
    if (chosen !== accounts[0])
      connector.emitter.emit('change', { accounts: [chosen, ...accounts.filter(account => account !== chosen)] })
  }
  if (config.state.current !== connector.uid) await wagmiSwitchConnection(config, { connector })
}
