import type { SolanaChain } from '../solanaChain/SolanaChain'
import type { SolanaMaker, SolanaMakerOptions } from './SolanaMaker'

/**
 * Starts a market maker for swaps on a local Solana chain. A client requests a quote, then an order, and gets a
 * transaction that the maker has signed: it pays the output if the taker pays the input. The taker signs and sends it.
 *
 * Both requests have `inputMint`, `outputMint`, `amount` and `taker`, as a query of `GET /quote` and as JSON of `POST
 * /order`, which also has `minOut`. Amounts are decimal strings of base units. The transaction of an order can settle as
 * long as its blockhash is valid.
 *
 * @throws Error if the port is taken or a token of a pair doesn't exist.
 *
 * @example
 * ```ts
 * import { nativeSol, startSolanaChain, startSolanaMaker } from '@openappkit/testing/node'
 *
 * await using chain = await startSolanaChain()
 * const mint = await chain.createMint({ decimals: 6 })
 * const pair = { tokenA: nativeSol, amountA: 1_000_000_000n, tokenB: mint, amountB: 150_000_000n }
 *
 * await using maker = await startSolanaMaker(chain, { pairs: [pair] })
 * maker.setPrice({ ...pair, amountB: 140_000_000n })
 * ```
 */
export async function startSolanaMaker(chain: SolanaChain, options: SolanaMakerOptions): Promise<SolanaMaker> {
  // `@solana/kit` is loaded only to start a maker.
  const { runSolanaMaker } = await import('./runSolanaMaker')
  return runSolanaMaker(chain, options)
}
