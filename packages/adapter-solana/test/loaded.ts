import type { SolanaTransfers } from '../src/actions/SolanaTransfers'
import type { SolanaAdapter } from '../src/SolanaAdapter'

/** Returns the adapter's transfers as their own class, on which no method is optional. */
export async function loaded(adapter: Pick<SolanaAdapter, 'transfers'>): Promise<SolanaTransfers> {
  return (await adapter.transfers()) as SolanaTransfers
}
