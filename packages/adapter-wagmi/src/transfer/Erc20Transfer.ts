import type { Transfer } from '@openappkit/appkit-core'

/** Transfer of an ERC-20 token. */
export type Erc20Transfer = Transfer & { readonly tokenAddress: string }

/** Result of a simulated transfer: balances before and after, or the reason it failed. */
export type TriedTransfer =
  | {
      readonly payer: readonly [before: bigint, after: bigint]
      readonly payee: readonly [before: bigint, after: bigint]
    }
  | { readonly failure: unknown }
