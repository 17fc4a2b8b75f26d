import type { SwapProvider } from './SwapProvider'

/** The server's swap providers. */
export class ProviderList {
  readonly #providers: readonly SwapProvider[]
  /** CAIP-2 ids of the chains with a provider. */
  readonly chainIds: readonly string[]

  constructor(providers: readonly SwapProvider[], chainIds: Iterable<string>) {
    this.#providers = providers
    this.chainIds = [...chainIds].filter(chainId => providers.some(provider => provider.supports(chainId)))
  }

  /** Returns the providers of a chain, in the order of the settings. */
  on(chainId: string): readonly SwapProvider[] {
    return this.chainIds.includes(chainId) ? this.#providers.filter(provider => provider.supports(chainId)) : []
  }

  /** Returns a provider of a chain by id. */
  find(chainId: string, id: string): SwapProvider | undefined {
    return this.on(chainId).find(provider => provider.id === id)
  }
}
