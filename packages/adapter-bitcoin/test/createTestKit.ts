import type { CaipNetwork } from '@openappkit/appkit-core'
import { type AttachedAdapter, attachAdapter, type TestHost } from '@openappkit/appkit-core/testing'
import { BitcoinAdapter } from '../src/BitcoinAdapter'

export type TestKit = AttachedAdapter<BitcoinAdapter>

/** Attaches an adapter, a new one by default. */
export function createTestKit(
  networks: readonly CaipNetwork[],
  host: TestHost = {},
  adapter: BitcoinAdapter = new BitcoinAdapter({ networks }),
): TestKit {
  return attachAdapter(adapter, networks, host)
}
