import type { EvmChain } from '@openappkit/testing/node'
import { controlOf } from './controlOf'

/** Multiplies the gas price until the `await using` block ends. */
export async function raiseFees(chain: EvmChain): Promise<AsyncDisposable> {
  const control = controlOf(chain)
  const { baseFeePerGas } = await chain.client.getBlock()
  const usual = baseFeePerGas ?? 10n ** 9n
  const set = async (price: bigint) => {
    await control.setNextBlockBaseFeePerGas({ baseFeePerGas: price })
    await control.mine({ blocks: 1 })
  }
  await set(usual * 20n + 10n ** 10n)
  return { [Symbol.asyncDispose]: () => set(usual) }
}
