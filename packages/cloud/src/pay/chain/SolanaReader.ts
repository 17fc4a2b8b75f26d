import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { resultOf } from '../../chains/resultOf'
import { solanaMovements } from '../../history/solanaMovements'
import { detailsSchema, signaturesSchema } from '../../history/solanaSchemas'
import type { ChainQuery, ChainReader, ChainTransaction, FoundTransactions, KnownTransaction } from './ChainReader'

/** Signatures per reference. Only the payer and the merchant know the reference, so more would be an attack. */
const SIGNATURES = 100

const outcomeSchema = z
  .object({
    slot: z.int().min(0),
    blockTime: z.int().nullish(),
    meta: z.object({ err: z.unknown() }).nullable(),
  })
  .nullable()
const statusesSchema = z.object({
  value: z
    .array(z.object({ confirmationStatus: z.enum(['processed', 'confirmed', 'finalized']).nullish() }).nullable())
    .max(256),
})

/**
 * Reads payments on Solana by their reference keys, and sums what each transaction moved. The first payment into a new
 * token account counts like every other.
 */
export class SolanaReader implements ChainReader {
  readonly #rpc: Pick<ChainRpc, 'batch' | 'request'>

  constructor(rpc: Pick<ChainRpc, 'batch' | 'request'>) {
    this.#rpc = rpc
  }

  async find({ chainId, cursor, rails }: ChainQuery, signal: AbortSignal): Promise<FoundTransactions> {
    const references = [...new Set(rails.flatMap(({ reference }) => reference ?? []))]
    const answers = await this.#rpc.batch(
      chainId,
      references.map(reference => ({
        method: 'getSignaturesForAddress',
        params: [reference, { limit: SIGNATURES, commitment: 'confirmed' }],
      })),
      signal,
    )
    const hashes = answers.flatMap(answer =>
      signaturesSchema
        .parse(resultOf(answer))
        .slice(0, SIGNATURES)
        .flatMap(({ err, signature }) => (err ? [] : [signature])),
    )
    return { hashes: [...new Set(hashes)], cursor, isComplete: true }
  }

  async read(
    chainId: string,
    transactions: readonly KnownTransaction[],
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, ChainTransaction>> {
    const states = new Map<string, ChainTransaction>()
    const hashes = transactions.map(({ txHash }) => txHash)
    for (let start = 0; start < hashes.length; start += 100) {
      const some = hashes.slice(start, start + 100)
      const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
      const answers = await this.#rpc.batch(
        chainId,
        some.map(hash => ({ method: 'getTransaction', params: [hash, options] })),
        signal,
      )
      const { value: statuses } = statusesSchema.parse(
        await this.#rpc.request(chainId, 'getSignatureStatuses', [some, { searchTransactionHistory: true }], signal),
      )
      for (const [index, hash] of some.entries()) {
        const isFinalized = statuses[index]?.confirmationStatus === 'finalized'
        states.set(hash, readTransaction(resultOf(answers[index]), isFinalized, recipients))
      }
    }
    return states
  }
}

function readTransaction(answer: unknown, isFinalized: boolean, recipients: ReadonlySet<string>): ChainTransaction {
  const outcome = outcomeSchema.safeParse(answer)
  if (!outcome.success) return { kind: 'unclear' }
  if (!outcome.data?.meta) return { kind: 'missing', isCertain: false }
  const { blockTime, meta, slot } = outcome.data
  const details = detailsSchema.safeParse(answer)
  if (!details.success) return { kind: 'unclear' }
  const accounts = details.data.transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const transfers = [...recipients].flatMap(recipient =>
    solanaMovements(details.data, recipient).flatMap(({ amount, direction, token: asset = 'native' }) =>
      direction === 'in' ? [{ position: `${recipient}:${asset}`, recipient, asset, amount }] : [],
    ),
  )
  return {
    kind: 'found',
    transfers: meta.err ? [] : transfers,
    accounts,
    spends: [],
    confirmations: 1,
    isFinalized,
    isBuried: isFinalized,
    block: { number: BigInt(slot), hash: '' },
    minedAt: blockTime ? blockTime * 1000 : undefined,
  }
}
