import { z } from 'zod'
import type { ChainProof, ProvenTransaction, ProvenTransfer } from './ChainProof'
import type { NodeClient } from './NodeClient'

const balanceSchema = z.object({
  mint: z.string(),
  owner: z.string().nullish(),
  uiTokenAmount: z.object({
    amount: z
      .string()
      .regex(/^\d{1,20}$/)
      .transform(BigInt),
  }),
})
const transactionSchema = z
  .object({
    blockTime: z.int().nullish(),
    transaction: z.object({
      signatures: z.array(z.string()).min(1),
      // The parsed format includes the accounts of lookup tables.
      message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string() })) }),
    }),
    meta: z
      .object({
        err: z.unknown(),
        fee: z.int().min(0),
        preBalances: z.array(z.number()),
        postBalances: z.array(z.number()),
        preTokenBalances: z.array(balanceSchema).nullish(),
        postTokenBalances: z.array(balanceSchema).nullish(),
      })
      .nullable(),
  })
  .nullable()
const statusesSchema = z.object({
  value: z.array(z.object({ confirmationStatus: z.string().nullish() }).nullable()).max(1),
})

type Details = NonNullable<z.infer<typeof transactionSchema>>
type Meta = NonNullable<Details['meta']>

/** Reads payments on Solana from the balances before and after a transaction. */
export class SolanaProof implements ChainProof {
  readonly #node: Pick<NodeClient, 'call'>

  constructor(node: Pick<NodeClient, 'call'>) {
    this.#node = node
  }

  async transaction(
    hash: string,
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ProvenTransaction | undefined> {
    if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(hash)) return undefined
    const options = { encoding: 'jsonParsed', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
    const details = await this.#node.call('getTransaction', [hash, options], transactionSchema, signal)
    if (!details?.meta || details.transaction.signatures[0] !== hash) return undefined
    const { value } = await this.#node.call(
      'getSignatureStatuses',
      [[hash], { searchTransactionHistory: true }],
      statusesSchema,
      signal,
    )
    const { blockTime, meta, transaction } = details
    const accounts = transaction.message.accountKeys.map(({ pubkey }) => pubkey)
    const hasFailed = (meta.err ?? null) !== null
    return {
      transfers: hasFailed ? [] : [...recipients].flatMap(recipient => transfersTo(recipient, accounts, meta)),
      accounts,
      // The lowest commitment of the request is `confirmed`.
      confirmations: 1,
      isFinalized: value[0]?.confirmationStatus === 'finalized',
      minedAt: blockTime ? blockTime * 1000 : undefined,
    }
  }
}

/** Returns what a recipient gained, in lamports and in each token over all of its accounts. */
function transfersTo(recipient: string, accounts: readonly string[], meta: Meta): readonly ProvenTransfer[] {
  const gains = new Map<string, bigint>()
  const add = (asset: string, amount: bigint): void => {
    gains.set(asset, (gains.get(asset) ?? 0n) + amount)
  }
  const index = accounts.indexOf(recipient)
  const [before, after] = [meta.preBalances[index], meta.postBalances[index]]
  // Numbers above 2^53 lamports aren't exact, so they prove nothing.
  if (Number.isSafeInteger(before) && Number.isSafeInteger(after))
    add('native', BigInt(after ?? 0) - BigInt(before ?? 0) + (index === 0 ? BigInt(meta.fee) : 0n))
  for (const { mint, owner, uiTokenAmount } of meta.preTokenBalances ?? [])
    if (owner === recipient) add(mint, -uiTokenAmount.amount)
  for (const { mint, owner, uiTokenAmount } of meta.postTokenBalances ?? [])
    if (owner === recipient) add(mint, uiTokenAmount.amount)
  return [...gains].flatMap(([asset, amount]) => (amount > 0n ? [{ asset, recipient, amount }] : []))
}
