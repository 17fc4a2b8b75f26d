import type { ChainRpc } from '../chains/ChainRpc'
import { BitcoinIncomingTransfers } from './BitcoinIncomingTransfers'
import { EvmIncomingTransfers } from './EvmIncomingTransfers'
import type { IncomingTransfer, IncomingTransferQuery, IncomingTransferReader } from './IncomingTransfer'
import { SolanaIncomingTransfers } from './SolanaIncomingTransfers'

/** Reads incoming transfers on every supported chain. */
export class IncomingTransfers implements IncomingTransferReader {
  readonly #readers: Readonly<Record<string, IncomingTransferReader>>

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request' | 'rest'>) {
    this.#readers = {
      eip155: new EvmIncomingTransfers(rpc),
      solana: new SolanaIncomingTransfers(rpc),
      bip122: new BitcoinIncomingTransfers(rpc),
    }
  }

  async read(query: IncomingTransferQuery, signal?: AbortSignal): Promise<IncomingTransfer> {
    const { chainId } = query
    const reader = this.#readers[chainId.slice(0, chainId.indexOf(':'))]
    return reader ? reader.read(query, signal) : { status: 'pending' }
  }
}
