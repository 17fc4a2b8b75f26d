import type { Logger } from 'pino'
import { OnrampFailure } from './OnrampFailure'
import type { OnrampProvider } from './OnrampProvider'

/** The server's on-ramp providers. */
export class OnrampProviders {
  readonly #providers: readonly OnrampProvider[]
  readonly #logger: Pick<Logger, 'warn'>
  /** CAIP-2 ids of the chains whose assets a provider sells. */
  readonly chainIds: readonly string[]

  /** @param chainIds - Chains of the server. Others have no node that shows a delivery. */
  constructor(providers: readonly OnrampProvider[], chainIds: Iterable<string>, logger: Pick<Logger, 'warn'>) {
    this.#providers = providers
    this.#logger = logger
    this.chainIds = [...chainIds].filter(chainId => providers.some(provider => provider.supports(chainId)))
  }

  /** Returns the providers of a chain, in the order of the settings. */
  on(chainId: string): readonly OnrampProvider[] {
    return this.chainIds.includes(chainId) ? this.#providers.filter(provider => provider.supports(chainId)) : []
  }

  /** All providers, in the order of the settings. */
  get all(): readonly OnrampProvider[] {
    return this.#providers
  }

  find(id: string): OnrampProvider | undefined {
    return this.#providers.find(provider => provider.id === id)
  }

  /**
   * Runs a request to a provider within its timeout. Logs why the provider is unavailable, because clients don't learn
   * it.
   *
   * @throws OnrampFailure with the reason.
   */
  async ask<Value>(
    { id, timeout }: Pick<OnrampProvider, 'id' | 'timeout'>,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const limit = AbortSignal.timeout(timeout)
    try {
      return await run(signal ? AbortSignal.any([signal, limit]) : limit)
    } catch (err) {
      if (err instanceof OnrampFailure && err.reason !== 'unavailable') throw err
      if (signal?.aborted !== true) this.#logger.warn({ provider: id, err }, "The on-ramp provider didn't answer")
      throw err instanceof OnrampFailure ? err : new OnrampFailure('unavailable', `${id} didn't answer`)
    }
  }
}
