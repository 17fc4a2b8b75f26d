import type { Transfers } from '../actions/Transfers'
import type { BitcoinAdapter } from '../BitcoinAdapter'

/** What an adapter reads and sends with, as its own class: nothing of it is absent. */
export async function loaded(adapter: Pick<BitcoinAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
