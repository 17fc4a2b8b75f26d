import type { Logger } from 'pino'
import { askProvider } from '../askProvider'
import type { ProviderList } from '../ProviderList'
import type { SignedSwap } from '../SwapProvider'
import { parameterError } from '../swapAddress'

/** Passes signed transactions to the provider that built them. */
export class SwapSubmitter {
  readonly #providers: Pick<ProviderList, 'find'>
  readonly #logger: Pick<Logger, 'warn'>

  constructor(providers: Pick<ProviderList, 'find'>, logger: Pick<Logger, 'warn'>) {
    this.#providers = providers
    this.#logger = logger
  }

  /**
   * Submits a transaction and returns its hash. The request id starts with the id of the provider.
   *
   * @throws HttpFailure 400 if no provider knows the request id.
   * @throws SwapFailure if the provider can't submit it.
   */
  async submit({ chainId, requestId, transaction }: SignedSwap, signal: AbortSignal): Promise<string> {
    const [, id = '', ownId = ''] = /^([a-z0-9-]{1,60}):(.+)$/.exec(requestId) ?? []
    const provider = this.#providers.find(chainId, id)
    const execute = provider?.execute?.bind(provider)
    if (!provider || !execute) throw parameterError('No provider knows this requestId. Build the swap again.')
    const swap = { chainId, requestId: ownId, transaction }
    return askProvider(provider, signal, this.#logger, limited => execute(swap, limited))
  }
}
