import type { AppKitNetwork } from '@openappkit/appkit-core'
import { type AttachedAdapter, attachAdapter, type TestHost as Host } from '@openappkit/appkit-core/testing'
import { SolanaAdapter } from '../src/SolanaAdapter'
import type { SolanaAdapterOptions } from '../src/SolanaAdapterOptions'

export type TestKit = AttachedAdapter<SolanaAdapter>

/** Host settings of a test. */
export type TestHost = Omit<Host, 'wallets'> & { readonly coinbase?: boolean; readonly reconnect?: boolean }

/** Attaches an adapter, a new one by default. */
export function createTestKit(
  networks: readonly AppKitNetwork[],
  { adapter, coinbase = true, reconnect = true, ...host }: TestHost & { readonly adapter?: SolanaAdapter } = {},
  options: SolanaAdapterOptions = {},
): TestKit {
  return attachAdapter(adapter ?? new SolanaAdapter(options), networks, { ...host, wallets: { coinbase, reconnect } })
}
