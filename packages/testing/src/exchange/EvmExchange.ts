import type { Address } from 'viem'

/** Options of {@link EvmExchange.addPool}. */
export interface PoolOptions {
  readonly tokenA: Address
  /** Base units. */
  readonly amountA: bigint
  readonly tokenB: Address
  /** Base units. */
  readonly amountB: bigint
}

/** Options of {@link EvmExchange.movePrice}. */
export interface PriceMove {
  readonly sell: Address
  readonly buy: Address
  /** Above 0 and below 100. */
  readonly percent: number
}

/**
 * A decentralized exchange on a local chain. Its pools keep the product of their reserves and charge 0.3 %. It has the
 * functions, events and rounding of Uniswap V2, so any client of V2 can trade on it. Amounts are in base units.
 */
export interface EvmExchange {
  /** Both router and factory: approve tokens to it, send swaps to it, and find pools with its `getPair`. */
  readonly router: Address
  /** The ERC-20 token that stands for ether in a path. */
  readonly weth: Address
  /**
   * Creates the pool of two tokens or adds to it, and resolves with its address. Mints tokens that have `mint(address,
   * uint256)`, such as those of `createToken`, and wraps ether if a token is `weth`.
   *
   * @throws Error if a token can't be minted.
   */
  addPool(pool: PoolOptions): Promise<Address>
  /**
   * Resolves with the amount of the path's last token that a swap of `amountIn` delivers now.
   *
   * @throws viem's `ContractFunctionExecutionError` with `NoPool` or `InsufficientLiquidity`.
   */
  quote(amountIn: bigint, path: readonly Address[]): Promise<bigint>
  /** Resolves with what the pool of two tokens holds of each. */
  reservesOf(tokenA: Address, tokenB: Address): Promise<readonly [reserveA: bigint, reserveB: bigint]>
  /**
   * Trades with freshly minted `sell` until a small amount of it buys `percent` less of `buy` than before.
   *
   * @throws RangeError if `percent` isn't between 0 and 100.
   */
  movePrice(move: PriceMove): Promise<void>
}
