import type { Transfers } from '../src/transfer/Transfers'
import type { WagmiAdapter } from '../src/WagmiAdapter'

/** What an adapter reads and sends with, as its own class: nothing of it is absent. */
export async function loaded(adapter: Pick<WagmiAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
