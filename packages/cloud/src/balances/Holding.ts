import type { Token } from '../tokens/Token'

/** An amount that a chain says an account has. */
export interface Holding {
  readonly chainId: string
  /** Absent: the chain's own coin. */
  readonly token?: Token | undefined
  /** In base units. Zero only for what a question named. */
  readonly units: bigint
  /** How many of them aren't confirmed yet. */
  readonly unconfirmed?: bigint | undefined
}

/** What is asked of a chain. */
export interface HoldingsQuery {
  readonly chainId: string
  /** In its one spelling. */
  readonly account: string
  /** Tokens to look at in any case, whether the account is known to have received them or not. */
  readonly named: readonly string[]
  readonly signal: AbortSignal
}

/** Reads what accounts hold on the chains of one namespace. */
export interface HoldingsReader {
  /** @throws ChainUnavailable when the chain gave no answer, or one that can't be true. */
  read(question: HoldingsQuery): Promise<readonly Holding[]>
}
