import type { Transfers } from '../src/transfer/Transfers'
import type { WagmiAdapter } from '../src/WagmiAdapter'

/** Returns the adapter's transfers as their own class, on which no method is optional. */
export async function loaded(adapter: Pick<WagmiAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
