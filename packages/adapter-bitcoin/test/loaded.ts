import type { Transfers } from '../src/actions/Transfers'
import type { BitcoinAdapter } from '../src/BitcoinAdapter'

/** Returns the adapter's transfers, typed as their class so that no method is optional. */
export async function loaded(adapter: Pick<BitcoinAdapter, 'transfers'>): Promise<Transfers> {
  return (await adapter.transfers()) as Transfers
}
