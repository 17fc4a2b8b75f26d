import type { ProvidedWallet } from '@openappkit/appkit-core'
import type { CreateConnectorFn } from '@wagmi/core'
import { type Address, getAddress, numberToHex } from 'viem'

/** Part of an [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider that a connector uses. */
interface Provider {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (value: never) => void): unknown
  removeListener(event: string, listener: (value: never) => void): unknown
}

/**
 * Wraps the [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider of a feature's wallet as a wagmi connector.
 *
 * @throws {TypeError} when the provider isn't an EIP-1193 provider.
 */
export function providedConnector({ id, name, type, imageUrl, provider: given }: ProvidedWallet): CreateConnectorFn {
  if (!isProvider(given)) throw new TypeError(`${name} has no EIP-1193 provider`)
  const provider = given
  return ({ emitter, chains }) => {
    const onAccountsChanged = (accounts: string[]): void => {
      if (accounts.length === 0) onDisconnect()
      else emitter.emit('change', { accounts: accounts.map(account => getAddress(account)) })
    }
    const onChainChanged = (chainId: string): void => emitter.emit('change', { chainId: Number(chainId) })
    const onDisconnect = (): void => {
      listen(false)
      emitter.emit('disconnect')
    }
    const listen = (isOn: boolean): void => {
      const change = isOn ? provider.on : provider.removeListener
      change.call(provider, 'accountsChanged', onAccountsChanged)
      change.call(provider, 'chainChanged', onChainChanged)
      change.call(provider, 'disconnect', onDisconnect)
    }
    const getAccounts = async (): Promise<readonly Address[]> => {
      const accounts = await provider.request({ method: 'eth_accounts' })
      return Array.isArray(accounts) ? accounts.map(account => getAddress(String(account))) : []
    }
    const getChainId = async (): Promise<number> => Number(await provider.request({ method: 'eth_chainId' }))
    const switchTo = async (chainId: number): Promise<void> => {
      await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
    }
    return {
      id,
      name,
      type,
      icon: imageUrl,
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        if (!isReconnecting) await provider.request({ method: 'eth_requestAccounts' })
        const accounts = await getAccounts()
        if (chainId !== undefined && (await getChainId()) !== chainId) await switchTo(chainId)
        listen(false)
        listen(true)
        // The type of `accounts` depends on a type parameter that is erased.
        const all = withCapabilities ? accounts.map(address => ({ address, capabilities: {} })) : accounts
        return { accounts: all as never, chainId: await getChainId() }
      },
      async disconnect() {
        listen(false)
        await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
      },
      getAccounts,
      getChainId,
      getProvider: async () => provider,
      isAuthorized: () =>
        getAccounts().then(
          accounts => accounts.length > 0,
          () => false,
        ),
      async switchChain({ chainId }) {
        const chain = chains.find(known => known.id === chainId)
        if (!chain) throw new TypeError(`The app doesn't have the chain ${chainId}`)
        await switchTo(chainId)
        return chain
      },
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    }
  }
}

function isProvider(provider: unknown): provider is Provider {
  if (typeof provider !== 'object' || provider === null) return false
  const { request, on, removeListener } = provider as Partial<Provider>
  return [request, on, removeListener].every(method => typeof method === 'function')
}
