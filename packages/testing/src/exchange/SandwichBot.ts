import type { Address } from 'viem'
import type { EvmChain } from '../chain/EvmChain'
import type { EvmExchange } from './EvmExchange'

/** Options of {@link startSandwichBot}. */
export interface SandwichBotOptions {
  readonly chain: EvmChain
  readonly exchange: EvmExchange
  /** Percent of a swap's output that the bot takes from it, above 0 and below 100. Default: 5. */
  readonly profit?: number
}

/** A running bot that trades before and after the swaps of others. */
export interface SandwichBot extends AsyncDisposable {
  /** Account whose token balances are the bot's profit. */
  readonly address: Address
  /** Number of swaps that the bot has attacked, even if they reverted. */
  readonly attacks: number
  /**
   * Stops the bot and returns mining to the node. Calling it again does nothing.
   *
   * @throws Error that ended the bot earlier, for example because the node stopped.
   */
  stop(): Promise<void>
}
