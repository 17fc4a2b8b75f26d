import { setTimeout } from 'node:timers/promises'
import { Attacker } from './Attacker'
import { fallsBy } from './fallsBy'
import { mineBlock, pauseMining } from './pauseMining'
import { readPendingPool } from './readPendingPool'
import type { SandwichBot, SandwichBotOptions } from './SandwichBot'

/** Milliseconds between two looks at the pending transactions. */
const interval = 20

/**
 * Starts a bot that sandwiches swaps: it buys before a swap and sells after it in the same block, so the swap's output
 * falls by `profit` percent. A swap that tolerates less slippage reverts. The bot gains if the swap is larger than about
 * 0.3 % of the pool.
 *
 * While the bot runs, it mines a block whenever a transaction is pending, whatever the chain's `blockTime`. It attacks
 * one swap a block.
 *
 * @throws RangeError if `profit` isn't between 0 and 100.
 *
 * @example
 * ```ts
 * import { startEvmChain, startSandwichBot } from '@openappkit/testing/node'
 *
 * await using chain = await startEvmChain()
 * const exchange = await chain.createExchange()
 *
 * await using bot = await startSandwichBot({ chain, exchange })
 * // Swap in your app.
 * await chain.tokenBalanceOf(bot.address, exchange.weth)
 * ```
 */
export async function startSandwichBot({ chain, exchange, profit = 5 }: SandwichBotOptions): Promise<SandwichBot> {
  fallsBy(profit)
  const { client } = chain
  const attacker = await Attacker.deploy(client, exchange, profit)
  const resumeMining = await pauseMining(client)
  const stopping = new AbortController()
  let attacks = 0

  async function buildBlocks(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pending = await readPendingPool(client)
      if (pending.length > 0) {
        if (await attacker.attack(pending)) attacks += 1
        await mineBlock(client)
      }
      await setTimeout(interval, undefined, { ref: false })
    }
    await resumeMining()
  }
  const building = buildBlocks()
  // The error is reported by `stop`.
  building.catch(() => undefined)

  function stop(): Promise<void> {
    stopping.abort()
    return building
  }
  return {
    address: attacker.address,
    get attacks() {
      return attacks
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
