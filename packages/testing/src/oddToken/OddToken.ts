import type { Address } from 'viem'
import type { TokenOptions } from '../chain/TokenMaker'

/** Options of `createOddToken`. */
export interface OddTokenOptions extends TokenOptions {
  /** Share of each transfer that the token keeps, in hundredths of a percent. Default: 0. */
  readonly transferFeeBps?: number
  /**
   * Makes `transfer`, `transferFrom` and `approve` return no value, and `approve` refuse to change an allowance to
   * another one without setting it to 0 first, like USDT on Ethereum. Default: false.
   */
  readonly returnsNothing?: boolean
  /** Adds permits of [EIP-2612](https://eips.ethereum.org/EIPS/eip-2612) with version 1. Default: false. */
  readonly permit?: boolean
}

/** An ERC-20 token that breaks common assumptions. Mint it with `mintTo`. */
export interface OddToken {
  readonly address: Address
  /** Changes the decimals that the token reports. Balances stay the same. */
  setDecimals(decimals: number): Promise<void>
  /** Changes the share of each transfer that the token keeps, in hundredths of a percent. */
  setTransferFee(bps: number): Promise<void>
}
