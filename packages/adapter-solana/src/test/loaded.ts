import type { SolanaTransfers } from '../actions/SolanaTransfers'
import type { SolanaAdapter } from '../SolanaAdapter'

/** What an adapter reads and sends with, as its own class: nothing of it is absent. */
export async function loaded(adapter: Pick<SolanaAdapter, 'transfers'>): Promise<SolanaTransfers> {
  return (await adapter.transfers()) as SolanaTransfers
}
