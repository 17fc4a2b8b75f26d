import type { Transfers } from '../src/transfer/Transfers'
import type { WagmiAdapter } from '../src/WagmiAdapter'

/** Returns the adapter's transfers as an instance of their class, which has no optional methods. */
export async function loaded(adapter: Pick<WagmiAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
