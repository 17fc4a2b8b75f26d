import { z } from 'zod'
import { exactIntegerSchema } from '../chains/exactInteger'

const address = z.string().min(32).max(44)

/** An answer of `getSignaturesForAddress`. */
export interface SolanaSignature {
  readonly signature: string
  readonly slot: number
  /** Null when it succeeded. */
  readonly err?: unknown
  /** Seconds. */
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

/** `getTokenAccountsByOwner`: which they are, whatever they hold. */
export const tokenAccountsSchema: z.ZodType<{ readonly value: readonly { readonly pubkey: string }[] }> = z.object({
  value: z.array(z.object({ pubkey: address })),
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
      amount: z
        .string()
        .regex(/^\d{1,20}$/)
        .transform(BigInt),
      decimals: z.int().min(0).max(255),
    }),
  }),
)

/** `getTransaction` in the form in which accounts are spelled out. Amounts in lamports. */
export interface SolanaTransactionDetails {
  readonly transaction: { readonly message: { readonly accountKeys: readonly { readonly pubkey: string }[] } }
  readonly meta: {
    readonly fee: bigint
    readonly preBalances: readonly bigint[]
    readonly postBalances: readonly bigint[]
    readonly preTokenBalances?: readonly SolanaTokenBalance[] | null | undefined
    readonly postTokenBalances?: readonly SolanaTokenBalance[] | null | undefined
  }
}

export const detailsSchema: z.ZodType<SolanaTransactionDetails> = z.object({
  transaction: z.object({ message: z.object({ accountKeys: z.array(z.object({ pubkey: address })) }) }),
  meta: z.object({
    fee: exactIntegerSchema,
    preBalances: z.array(exactIntegerSchema),
    postBalances: z.array(exactIntegerSchema),
    preTokenBalances: tokenBalancesSchema.nullish(),
    postTokenBalances: tokenBalancesSchema.nullish(),
  }),
})
