import type { SolanaTransfers } from '../src/actions/SolanaTransfers'
import type { SolanaAdapter } from '../src/SolanaAdapter'

/** What an adapter reads and sends with, as its own class: nothing of it is absent. */
export async function loaded(adapter: Pick<SolanaAdapter, 'transfers'>): Promise<SolanaTransfers> {
  return (await adapter.transfers()) as SolanaTransfers
}
