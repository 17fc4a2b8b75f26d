import type { EvmChain } from '@openappkit/testing/node'
import { createTestClient, http, type TestClient } from 'viem'

/** Returns a client for the test methods of a node. */
export function controlOf({ chain, url }: EvmChain): TestClient<'anvil'> {
  return createTestClient({ chain, mode: 'anvil', transport: http(url) })
}
