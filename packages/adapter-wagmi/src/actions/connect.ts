import type { ConnectParameters, ConnectResult } from '@openappkit/appkit-core'
import { AppKitError, connectorNotFound } from '@openappkit/appkit-core/adapter'
import type { Config, Connection, Connector } from '@wagmi/core'
import { findConnection, findConnector } from '../config/liveConnection'
import { addConnection } from './addConnection'
import { connectError } from './connectError'
import { switchConnection } from './switchConnection'

/**
 * Connects a wallet. If it is already connected, makes it the active one instead. Switches to `caipNetwork` if needed.
 *
 * Unlike this function, wagmi's own `connect` also activates a wallet that approves too late, and one that shares no
 * account.
 *
 * @param isLatest - Returns whether the user is still waiting for this wallet and made no other choice since.
 * @throws {AppKitError} `connector/not-found`, `wallet/no-accounts`, or the wallet's own error.
 */
export async function connect(
  config: Config,
  { connectorId, caipNetwork }: ConnectParameters,
  isLatest: () => boolean,
): Promise<ConnectResult> {
  const connector = findConnector(config, connectorId)
  if (!connector) throw connectorNotFound(connectorId)
  let connection = findConnection(config, connectorId)
  if (connection) {
    if (isLatest()) await switchConnection(config, connectorId)
    if (caipNetwork && isLatest()) await (await import('./switchNetwork')).switchNetwork(config, caipNetwork)
  } else await ask(config, connector, caipNetwork && Number(caipNetwork.id), isLatest)
  connection = findConnection(config, connectorId)
  const address = connection?.accounts[0]
  if (!connection || !address) throw connectError(undefined, connector.name)
  return {
    address,
    chainId: connection.chainId,
    accounts: connection.accounts.map(account => ({ namespace: 'eip155', address: account, type: 'eoa' })),
  }
}

/**
 * Requests accounts. Passes a chain id only if the user chose one, because a connector switches the wallet to any chain
 * id it receives.
 */
async function ask(
  config: Config,
  connector: Connector,
  chainId: number | undefined,
  isLatest: () => boolean,
): Promise<void> {
  config.setState(state => ({ ...state, status: 'connecting' }))
  connector.emitter.emit('message', { type: 'connecting' })
  try {
    const answer: Pick<Connection, 'chainId'> & { readonly accounts: readonly `0x${string}`[] } =
      await connector.connect(chainId === undefined ? {} : { chainId })
    const [first, ...others] = answer.accounts
    if (!first) {
      // The connector considers itself connected. Errors are ignored, because the wallet isn't connected either way.
      await connector.disconnect().catch(() => {})
      throw new AppKitError(
        'wallet/no-accounts',
        `${connector.name} shares no account. Choose one in the wallet, then try again.`,
      )
    }
    await config.storage?.setItem('recentConnectorId', connector.id)
    addConnection(
      config,
      connector,
      { accounts: [first, ...others], chainId: answer.chainId },
      { isActive: isLatest() },
    )
  } catch (cause) {
    config.setState(state => ({ ...state, status: state.current === null ? 'disconnected' : 'connected' }))
    throw connectError(cause, connector.name)
  }
}
