import type { EvmChain } from '@openappkit/testing/node'
import { createTestClient, http, type TestClient } from 'viem'

/** What a node lets nobody but its tester do. */
export function controlOf({ chain, url }: EvmChain): TestClient<'anvil'> {
  return createTestClient({ chain, mode: 'anvil', transport: http(url) })
}
