import type { EvmChain } from '@openappkit/testing/node'
import { controlOf } from './controlOf'

/** Until the end of the block, or until it is told to, the chain takes transactions in and makes no block of them. */
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
