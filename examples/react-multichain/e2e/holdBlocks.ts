import type { EvmChain } from '@openappkit/testing/node'
import { controlOf } from './controlOf'

/**
 * Stops mining on a chain until `mine` is called or the `await using` block ends. The chain still accepts transactions.
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
