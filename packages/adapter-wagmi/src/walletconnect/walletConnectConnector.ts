import type { CreateConnectorFn } from '@wagmi/core'
import type { DescribedConnection } from '../projection/projectState'
import type { SessionConnector } from './SessionConnector'
import type { NewChain } from './switchSessionChain'
import { walletConnectId } from './walletConnectId'

/** What wagmi's `createConnector` returns, and the wallet's description, which the kit reads. */
type WalletConnectConnector = ReturnType<CreateConnectorFn> & {
  describe(): DescribedConnection | undefined
}

/**
 * Hands the methods of a session to wagmi. wagmi spreads what it gets into an object of its own, which drops the methods of a class.
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
    switchChain: ({ chainId, addEthereumChainParameter: given }) =>
      session.switchChain(chainId, given as NewChain | undefined),
    onAccountsChanged: accounts => session.onAccountsChanged(accounts),
    onChainChanged() {},
    onDisconnect: () => session.onDisconnect(),
    describe: () => session.describe(),
  }
}
