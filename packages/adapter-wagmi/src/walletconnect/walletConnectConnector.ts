import type { CreateConnectorFn } from '@wagmi/core'
import type { DescribedConnection } from '../projection/projectState'
import type { SessionConnector } from './SessionConnector'
import type { NewChain } from './switchSessionChain'
import { walletConnectId } from './walletConnectId'

/** wagmi connector with a description of the wallet for the kit. */
type WalletConnectConnector = ReturnType<CreateConnectorFn> & {
  describe(): DescribedConnection | undefined
}

/**
 * Wraps a session as a wagmi connector. wagmi spreads connectors into its own objects, which would drop class methods.
 */
export function walletConnectConnector(session: SessionConnector): WalletConnectConnector {
  return {
    id: walletConnectId,
    name: 'WalletConnect',
    type: walletConnectId,
    connect: parameters => session.connect(parameters),
    disconnect: () => session.disconnect(),
    getAccounts: () => session.getAccounts(),
    getChainId: () => session.getChainId(),
    getProvider: async () => session.provider,
    isAuthorized: () => session.isAuthorized(),
    switchChain: ({ chainId, addEthereumChainParameter: override }) =>
      session.switchChain(chainId, override as NewChain | undefined),
    onAccountsChanged: accounts => session.onAccountsChanged(accounts),
    onChainChanged() {},
    onDisconnect: () => session.onDisconnect(),
    describe: () => session.describe(),
  }
}
