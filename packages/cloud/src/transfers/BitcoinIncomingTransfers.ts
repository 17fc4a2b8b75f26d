import { z } from 'zod'
import { ChainRefused } from '../chains/ChainRefused'
import type { ChainRpc } from '../chains/ChainRpc'
import { exactIntegerSchema } from '../chains/exactInteger'
import type { IncomingTransfer, IncomingTransferQuery, IncomingTransferReader } from './IncomingTransfer'

const transactionSchema = z.object({
  status: z.object({ confirmed: z.boolean(), block_time: z.int().optional() }),
  vout: z
    .array(z.object({ scriptpubkey_address: z.string().max(200).optional(), value: exactIntegerSchema }))
    .max(20_000),
})

/** Reads incoming transfers on Bitcoin, from one confirmation. */
export class BitcoinIncomingTransfers implements IncomingTransferReader {
  readonly #rpc: Pick<ChainRpc, 'rest'>

  constructor(rpc: Pick<ChainRpc, 'rest'>) {
    this.#rpc = rpc
  }

  async read({ address, chainId, txHash }: IncomingTransferQuery, signal?: AbortSignal): Promise<IncomingTransfer> {
    if (!/^[0-9a-f]{64}$/i.test(txHash)) return { status: 'elsewhere' }
    const answer = await this.#rpc.rest(chainId, `/tx/${txHash}`, transactionSchema, signal).catch((error: unknown) => {
      if (error instanceof ChainRefused) return undefined
      throw error
    })
    if (answer === undefined) return { status: 'pending' }
    const { status, vout } = transactionSchema.parse(answer)
    const amount = vout
      .filter(output => output.scriptpubkey_address === address)
      .reduce((sum, { value }) => sum + value, 0n)
    if (amount <= 0n) return { status: 'elsewhere' }
    // An unconfirmed payment can be replaced.
    if (!status.confirmed) return { status: 'pending' }
    return { status: 'arrived', amount, ...(status.block_time !== undefined && { minedAt: status.block_time }) }
  }
}
