import type { QuoteQuery } from '../quote/SwapQuote'
import type { SwapChain } from '../SwapChain'
import { insufficientFunds, tokenMismatch } from '../swapErrors'

/** Balances before a swap, in base units. */
export interface SwapBalances {
  readonly from: bigint
  readonly to: bigint
  /** Native coin. */
  readonly coin: bigint
}

/**
 * Reads the account's balances from the chain, and compares the decimals of both tokens with the listed ones.
 *
 * @throws AppKitError `swap/token-mismatch` if they differ, or `swap/insufficient-funds` if the balance is too low.
 */
export async function readBalances(
  chain: Pick<SwapChain, 'getBalance'>,
  { account, amount, from, to }: QuoteQuery,
): Promise<SwapBalances> {
  const { address, network: caipNetwork } = account
  const read = (tokenAddress: string | undefined) => chain.getBalance({ address, caipNetwork, tokenAddress })
  const [paid, received, coin] = await Promise.all([read(from.address), read(to.address), read(undefined)])
  if (paid.decimals !== from.decimals) throw tokenMismatch(from.symbol)
  if (received.decimals !== to.decimals) throw tokenMismatch(to.symbol)
  if (paid.value < amount) throw insufficientFunds(from.symbol)
  return { from: paid.value, to: received.value, coin: coin.value }
}
