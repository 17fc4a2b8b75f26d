import type { ChainRpc } from '../../chains/ChainRpc'
import type { Arrival, ArrivalQuery, ArrivalReader } from './Arrival'
import { BitcoinArrivals } from './BitcoinArrivals'
import { EvmArrivals } from './EvmArrivals'
import { SolanaArrivals } from './SolanaArrivals'

/** Reads deliveries on every supported chain. */
export class Arrivals implements ArrivalReader {
  readonly #readers: Readonly<Record<string, ArrivalReader>>

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request' | 'rest'>) {
    this.#readers = {
      eip155: new EvmArrivals(rpc),
      solana: new SolanaArrivals(rpc),
      bip122: new BitcoinArrivals(rpc),
    }
  }

  async read(query: ArrivalQuery, signal?: AbortSignal): Promise<Arrival> {
    const { chainId } = query
    const reader = this.#readers[chainId.slice(0, chainId.indexOf(':'))]
    return reader ? reader.read(query, signal) : { status: 'pending' }
  }
}
