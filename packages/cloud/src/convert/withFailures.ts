import { isChainTrouble } from '../chains/isChainTrouble'
import { HttpFailure } from '../http/HttpFailure'
import { FAILURE_MESSAGES, SwapFailure } from './SwapFailure'
import { parameterError } from './swapAddress'

/**
 * Runs a request and converts the failures of providers and chains into those of the contract.
 *
 * @throws HttpFailure 400 with the reason, 409 if the price is below the minimum, 503 if a provider or a chain is unavailable.
 */
export async function withFailures<Value>(chainId: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    // Clients offer a new quote for this status, whatever the language of the reason.
    if (error instanceof SwapFailure && error.reason === 'price-moved')
      throw new HttpFailure(409, 'minAmount', error.message)
    if (error instanceof SwapFailure && error.reason !== 'unavailable') throw parameterError(error.message)
    // The message is for the log: it names the provider and its status.
    if (error instanceof SwapFailure) throw new HttpFailure(503, '', FAILURE_MESSAGES.unavailable)
    if (!isChainTrouble(error)) throw error
    throw new HttpFailure(503, '', `Requested ${chainId} chain provider is temporarily unavailable`)
  }
}
