import type { SendToken } from '../draft/SendToken'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import { estimateFailed } from '../sendErrors'

/** An account's balances, in base units. */
export interface Balances {
  readonly token: bigint
  /** Decimals of the token, as its chain reports them. */
  readonly decimals: number
  /** Symbol of the token, as its chain reports it. Empty if unknown. */
  readonly symbol: string
  /** Balance of the network's own coin, which pays the fee. */
  readonly coin: bigint
  /** Part of the token's balance that transfers leave untouched by default. */
  readonly reserved: bigint
}

/**
 * Reads an account's balances of a token and of the coin that pays its fee from the chain.
 *
 * @throws AppKitError `send/estimate-failed` if the chain doesn't answer.
 */
export async function readBalances(
  chain: SendChain,
  { address, network: caipNetwork }: SendAccount,
  { address: tokenAddress }: SendToken,
): Promise<Balances> {
  try {
    const coin = chain.getBalance({ address, caipNetwork })
    const token = tokenAddress === undefined ? coin : chain.getBalance({ address, caipNetwork, tokenAddress })
    const [ofToken, ofCoin] = await Promise.all([token, coin])
    const { reserved = 0n } = ofToken
    return { reserved, token: ofToken.value, coin: ofCoin.value, decimals: ofToken.decimals, symbol: ofToken.symbol }
  } catch (cause) {
    throw estimateFailed(cause)
  }
}
