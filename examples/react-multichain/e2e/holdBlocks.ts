import type { EvmChain } from '@openappkit/testing/node'
import { controlOf } from './controlOf'

/**
 * Stops mining on a chain, which still accepts transactions, until `mine` is called or the `await using` block ends.
 */
export async function holdBlocks(chain: EvmChain): Promise<AsyncDisposable & { mine(): Promise<void> }> {
  const control = controlOf(chain)
  await control.setAutomine(false)
  return {
    mine: () => control.mine({ blocks: 1 }),
    [Symbol.asyncDispose]: async () => {
      await control.setAutomine(true)
      await control.mine({ blocks: 1 })
    },
  }
}
