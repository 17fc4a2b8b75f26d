import { z } from 'zod'
import { exactIntegerSchema } from '../chains/exactInteger'

const address = z.string().min(32).max(44)
const amount = z
  .string()
  .regex(/^\d{1,20}$/)
  .transform(BigInt)

/** An entry in the response of `getSignaturesForAddress`. */
export interface SolanaSignature {
  readonly signature: string
  readonly slot: number
  /** Null if the transaction succeeded. */
  readonly err?: unknown
  /** Seconds since the epoch. */
  readonly blockTime?: number | null | undefined
}

export const signaturesSchema: z.ZodType<readonly SolanaSignature[]> = z.array(
  z.object({
    signature: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/),
    slot: z.int().nonnegative(),
    err: z.unknown(),
    blockTime: z.int().nullish(),
  }),
)

/** An entry in the response of `getTokenAccountsByOwner`. */
export interface SolanaTokenAccount {
  readonly pubkey: string
  /** Undefined if the node doesn't report the balance. */
  readonly held?: { readonly mint: string; readonly amount: bigint } | undefined
}

const heldSchema = z
  .object({
    data: z.object({ parsed: z.object({ info: z.object({ mint: address, tokenAmount: z.object({ amount }) }) }) }),
  })
  .transform(({ data: { parsed } }) => ({ mint: parsed.info.mint, amount: parsed.info.tokenAmount.amount }))

/** Response of `getTokenAccountsByOwner`: the accounts, with their balances if readable. */
export const tokenAccountsSchema: z.ZodType<{ readonly value: readonly SolanaTokenAccount[] }> = z.object({
  value: z.array(
    z
      .object({ pubkey: address, account: heldSchema.optional().catch(undefined) })
      .transform(({ account: held, pubkey }) => ({ pubkey, held })),
  ),
})

export interface SolanaTokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner?: string | undefined
  readonly uiTokenAmount: { readonly amount: bigint; readonly decimals: number }
}

const tokenBalancesSchema: z.ZodType<readonly SolanaTokenBalance[]> = z.array(
  z.object({
    accountIndex: z.int().nonnegative(),
    mint: address,
    owner: address.optional(),
    uiTokenAmount: z.object({
      amount,
      decimals: z.int().min(0).max(255),
    }),
  }),
)

export interface SolanaAccountKey {
  readonly pubkey: string
  readonly signer?: boolean | undefined
}

/** Response of `getTransaction` in the parsed format. The fee and native balances are in lamports. */
export interface SolanaTransactionDetails {
  readonly transaction: { readonly message: { readonly accountKeys: readonly SolanaAccountKey[] } }
  readonly meta: {
    readonly fee: bigint
    readonly preBalances: readonly bigint[]
    readonly postBalances: readonly bigint[]
    readonly preTokenBalances?: readonly SolanaTokenBalance[] | null | undefined
    readonly postTokenBalances?: readonly SolanaTokenBalance[] | null | undefined
  }
}

export const detailsSchema: z.ZodType<SolanaTransactionDetails> = z.object({
  transaction: z.object({
    message: z.object({ accountKeys: z.array(z.object({ pubkey: address, signer: z.boolean().optional() })) }),
  }),
  meta: z.object({
    fee: exactIntegerSchema,
    preBalances: z.array(exactIntegerSchema),
    postBalances: z.array(exactIntegerSchema),
    preTokenBalances: tokenBalancesSchema.nullish(),
    postTokenBalances: tokenBalancesSchema.nullish(),
  }),
})
