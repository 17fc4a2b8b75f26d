import type { SendToken } from '../draft/SendToken'
import type { SendAccount } from '../SendAccount'
import type { SendChain } from '../SendChain'
import { estimateFailed } from '../sendErrors'

/** Balances of an account, in base units. */
export interface Balances {
  readonly token: bigint
  /** Of the token, as its chain says. */
  readonly decimals: number
  /** Of the token, as its chain says. Empty where it says none. */
  readonly symbol: string
  /** Of the network's own coin, which pays the fee. */
  readonly coin: bigint
  /** The part of the token that transfers leave alone. */
  readonly reserved: bigint
}

/**
 * Reads from the chain what an account has of a token, and of what pays for its transfer.
 *
 * @throws AppKitError `send/estimate-failed` when the chain does not answer.
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
