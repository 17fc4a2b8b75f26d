import type { SolanaTransfers } from '../src/actions/SolanaTransfers'
import type { SolanaAdapter } from '../src/SolanaAdapter'

/** Returns the adapter's transfers, typed as their class so that no method is optional. */
export async function loaded(adapter: Pick<SolanaAdapter, 'transfers'>): Promise<SolanaTransfers> {
  return (await adapter.transfers()) as SolanaTransfers
}
