import type { PublicClient } from 'viem'
import { requestNode } from '../chain/requestNode'

/**
 * Stops the node from mining by itself. Resolves with a function that mines the transactions which are pending then, and
 * restores how the node mined before.
 */
export async function pauseMining(client: PublicClient): Promise<() => Promise<void>> {
  const isAutomatic = await requestNode<boolean>(client, 'anvil_getAutomine')
  const seconds = await requestNode<number | null>(client, 'anvil_getIntervalMining')
  await requestNode(client, 'evm_setIntervalMining', 0)
  return async () => {
    await mineBlock(client)
    if (isAutomatic) await requestNode(client, 'evm_setAutomine', true)
    else if (seconds) await requestNode(client, 'evm_setIntervalMining', seconds)
  }
}

/** Mines a block of the pending transactions. */
export async function mineBlock(client: PublicClient): Promise<void> {
  await requestNode(client, 'evm_mine')
}
