import type { Transfer } from '@openappkit/appkit-core'

/** A transfer of a token. */
export type TokenTrial = Transfer & { readonly tokenAddress: string }

/** What a trial told: balances before and after, or why it failed. */
export type TriedTransfer =
  | {
      readonly payer: readonly [before: bigint, after: bigint]
      readonly payee: readonly [before: bigint, after: bigint]
    }
  | { readonly failure: unknown }
