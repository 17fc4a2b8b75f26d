import { z } from 'zod'
import { accountKey } from './accountKey'
import type { ChainProof, ProvenTransaction } from './ChainProof'
import type { NodeClient } from './NodeClient'

/** Confirmations that count as final. */
const BURIED = 100

const heightSchema = z.int().min(0)
const transactionSchema = z.object({
  txid: z.string(),
  status: z.object({
    confirmed: z.boolean(),
    block_height: heightSchema.optional(),
    block_time: z.int().min(0).optional(),
  }),
  vout: z.array(z.object({ scriptpubkey_address: z.string().optional(), value: z.int().min(0) })),
})

/** Reads payments on Bitcoin from an Esplora API. */
export class BitcoinProof implements ChainProof {
  readonly #chainId: string
  readonly #node: Pick<NodeClient, 'get'>

  constructor(chainId: string, node: Pick<NodeClient, 'get'>) {
    this.#chainId = chainId
    this.#node = node
  }

  async transaction(
    hash: string,
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ProvenTransaction | undefined> {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined
    const [transaction, tip] = await Promise.all([
      this.#node.get(`/tx/${hash}`, transactionSchema, signal),
      this.#node.get('/blocks/tip/height', heightSchema, signal),
    ])
    if (transaction?.txid !== hash || tip === undefined) return undefined
    const { status, vout } = transaction
    const { block_height: height, block_time: time, confirmed } = status
    const isMined = confirmed && height !== undefined
    const confirmations = isMined ? Math.max(1, tip - height + 1) : 0
    return {
      transfers: vout.flatMap(({ scriptpubkey_address: address = '', value }) => {
        const recipient = accountKey(this.#chainId, address)
        return value > 0 && recipients.has(recipient) ? [{ asset: 'native', recipient, amount: BigInt(value) }] : []
      }),
      accounts: [],
      confirmations,
      isFinalized: confirmations >= BURIED,
      minedAt: isMined && time !== undefined ? time * 1000 : undefined,
    }
  }
}
