import type { ProvidedWallet } from '@openappkit/appkit-core'
import type { CreateConnectorFn } from '@wagmi/core'
import { EvmWallet } from './EvmWallet'

/** Wraps the [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider of a feature's wallet as a wagmi connector. */
export function providedConnector(provided: ProvidedWallet): CreateConnectorFn {
  return ({ emitter, chains }) => {
    const { id, name, type, imageUrl } = provided
    const wallet = new EvmWallet(provided, emitter)
    return {
      id,
      name,
      type,
      icon: imageUrl,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        if (!isReconnecting) await wallet.provider.request({ method: 'eth_requestAccounts' })
        const accounts = await wallet.accounts()
        if (chainId !== undefined && (await wallet.chainId()) !== chainId) await wallet.switchTo(chainId)
        wallet.listen(false)
        wallet.listen(true)
        // The type of `accounts` depends on a type parameter that is erased.
        const all = withCapabilities ? accounts.map(address => ({ address, capabilities: {} })) : accounts
        return { accounts: all as never, chainId: await wallet.chainId() }
      },
      async disconnect() {
        wallet.listen(false)
        await wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
      },
      getAccounts: () => wallet.accounts(),
      getChainId: () => wallet.chainId(),
      getProvider: async () => wallet.provider,
      // A wallet that can't be reached may be authorized. `connect` then rejects with the reason.
      isAuthorized: () =>
        wallet.accounts().then(
          accounts => accounts.length > 0,
          () => true,
        ),
      async switchChain({ chainId }) {
        const chain = chains.find(known => known.id === chainId)
        if (!chain) throw new TypeError(`The app doesn't have the chain ${chainId}`)
        await wallet.switchTo(chainId)
        return chain
      },
      onAccountsChanged: accounts => wallet.onAccountsChanged(accounts),
      onChainChanged: chainId => wallet.onChainChanged(chainId),
      onDisconnect: () => wallet.onDisconnect(),
    }
  }
}
