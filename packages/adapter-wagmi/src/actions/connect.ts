import type { ConnectParameters, ConnectResult } from '@openappkit/appkit-core'
import { WalletNotFoundError } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { connect as wagmiConnect } from '@wagmi/core/actions'
import { findConnection, findConnector } from '../config/liveConnection'
import { connectError } from './connectError'
import { switchConnection } from './switchConnection'
import { switchNetwork } from './switchNetwork'

/** Asks a wallet for its accounts. One that is connected already isn't asked again; it becomes the active one. */
export async function connect(config: Config, { connectorId, caipNetwork }: ConnectParameters): Promise<ConnectResult> {
  const connector = findConnector(config, connectorId)
  if (!connector) throw new WalletNotFoundError(connectorId)
  if (findConnection(config, connectorId)) {
    await switchConnection(config, connectorId)
    if (caipNetwork) await switchNetwork(config, caipNetwork)
  } else {
    // wagmi switches the wallet to any chain id that it is given, so it is given one only when the visitor chose it.
    const chain = caipNetwork && { chainId: Number(caipNetwork.id) }
    await wagmiConnect(config, { connector, ...chain }).catch(cause => {
      throw connectError(cause, connector.name)
    })
  }
  const connection = findConnection(config, connectorId)
  const address = connection?.accounts[0]
  if (!connection || !address) throw connectError(undefined, connector.name)
  return {
    address,
    chainId: connection.chainId,
    accounts: connection.accounts.map(account => ({ namespace: 'eip155', address: account, type: 'eoa' })),
  }
}
