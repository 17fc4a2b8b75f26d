import { z } from 'zod'
import type { ChainRpc } from '../chains/ChainRpc'
import { solanaMovements } from '../history/solanaMovements'
import { detailsSchema } from '../history/solanaSchemas'
import type { IncomingTransfer, IncomingTransferQuery, IncomingTransferReader } from './IncomingTransfer'

const outcomeSchema = z
  .object({ blockTime: z.int().nullish(), meta: z.object({ err: z.unknown() }).nullable() })
  .nullable()

/** Reads incoming transfers on Solana, in confirmed blocks. */
export class SolanaIncomingTransfers implements IncomingTransferReader {
  readonly #rpc: Pick<ChainRpc, 'request'>

  constructor(rpc: Pick<ChainRpc, 'request'>) {
    this.#rpc = rpc
  }

  async read(
    { address, asset, chainId, txHash }: IncomingTransferQuery,
    signal?: AbortSignal,
  ): Promise<IncomingTransfer> {
    if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(txHash)) return { status: 'elsewhere' }
    const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
    const answer = await this.#rpc.request(chainId, 'getTransaction', [txHash, options], signal)
    const outcome = outcomeSchema.parse(answer)
    if (!outcome?.meta) return { status: 'pending' }
    if (outcome.meta.err) return { status: 'elsewhere' }
    const movement = solanaMovements(detailsSchema.parse(answer), address).find(
      ({ direction, token = 'native' }) => direction === 'in' && token === asset,
    )
    if (!movement) return { status: 'elsewhere' }
    return { status: 'arrived', amount: movement.amount, ...(outcome.blockTime && { minedAt: outcome.blockTime }) }
  }
}
