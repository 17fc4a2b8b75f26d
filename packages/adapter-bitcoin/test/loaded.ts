import type { Transfers } from '../src/actions/Transfers'
import type { BitcoinAdapter } from '../src/BitcoinAdapter'

/** What an adapter reads and sends with, as its own class: nothing of it is absent. */
export async function loaded(adapter: Pick<BitcoinAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
