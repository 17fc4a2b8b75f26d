import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { afterAll, beforeAll } from 'vitest'

/** Starts one EVM chain for all tests of a file. Returns a function that returns the chain during a test. */
export function sharedChain(): () => EvmChain {
  let chain: EvmChain | undefined
  beforeAll(async () => {
    chain = await startEvmChain()
  }, 30_000)
  afterAll(() => chain?.stop())
  return () => {
    if (!chain) throw new Error('The chain is there only while tests run')
    return chain
  }
}
