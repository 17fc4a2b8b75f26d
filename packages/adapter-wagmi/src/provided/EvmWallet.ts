import type { ProvidedWallet } from '@openappkit/appkit-core'
import type { CreateConnectorFn } from '@wagmi/core'
import { type Address, getAddress, numberToHex } from 'viem'

/** Part of an [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider that a connector uses. */
interface Provider {
  request(request: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (value: never) => void): unknown
  removeListener(event: string, listener: (value: never) => void): unknown
}

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/** Asks a provided wallet, and passes its events on to wagmi while it is connected. */
export class EvmWallet {
  readonly provider: Provider
  readonly #emitter: Emitter

  /** @throws {TypeError} when the wallet has no EIP-1193 provider. */
  constructor({ name, provider }: ProvidedWallet, emitter: Emitter) {
    if (!isProvider(provider)) throw new TypeError(`${name} has no EIP-1193 provider`)
    this.provider = provider
    this.#emitter = emitter
  }

  async accounts(): Promise<readonly Address[]> {
    const accounts = await this.provider.request({ method: 'eth_accounts' })
    return Array.isArray(accounts) ? accounts.map(account => getAddress(String(account))) : []
  }

  async chainId(): Promise<number> {
    return Number(await this.provider.request({ method: 'eth_chainId' }))
  }

  async switchTo(chainId: number): Promise<void> {
    await this.provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: numberToHex(chainId) }],
    })
  }

  /** Starts or stops listening. */
  listen(isOn: boolean): void {
    const { provider } = this
    const change = isOn ? provider.on : provider.removeListener
    change.call(provider, 'accountsChanged', this.onAccountsChanged)
    change.call(provider, 'chainChanged', this.onChainChanged)
    change.call(provider, 'disconnect', this.onDisconnect)
  }

  readonly onAccountsChanged = (accounts: string[]): void => {
    if (accounts.length === 0) this.onDisconnect()
    else this.#emitter.emit('change', { accounts: accounts.map(account => getAddress(account)) })
  }

  readonly onChainChanged = (chainId: string): void => {
    this.#emitter.emit('change', { chainId: Number(chainId) })
  }

  readonly onDisconnect = (): void => {
    this.listen(false)
    this.#emitter.emit('disconnect')
  }
}

function isProvider(provider: unknown): provider is Provider {
  if (typeof provider !== 'object' || provider === null) return false
  const { request, on, removeListener } = provider as Partial<Provider>
  return [request, on, removeListener].every(method => typeof method === 'function')
}
