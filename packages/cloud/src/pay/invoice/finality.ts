/** Confirmations of a final payment, or `finalized` for those in a finalized block. */
export type Finality = number | 'finalized'

/** Finality by amount: up to the limit, above it, and above ten times the limit. */
interface FinalityRule {
  readonly small: Finality
  readonly large: Finality
  readonly huge?: Finality
}

/** US cents up to which a payment is small. */
const LIMIT = 100_000n

const CHAINS: Readonly<Record<string, FinalityRule>> = {
  'eip155:1': { small: 12, large: 'finalized' },
  'eip155:8453': { small: 1, large: 'finalized' },
  'eip155:137': { small: 'finalized', large: 'finalized' },
}

const NAMESPACES: Readonly<Record<string, FinalityRule>> = {
  eip155: { small: 12, large: 'finalized' },
  // A block with one confirmation is `confirmed` on Solana.
  solana: { small: 1, large: 'finalized' },
  bip122: { small: 1, large: 3, huge: 6 },
}

export interface FinalityInput {
  readonly chainId: string
  /** Undefined if the value is unknown, which counts as large. */
  readonly cents: bigint | undefined
  /** Setting of the merchant. */
  readonly override?: Finality | undefined
  /** Whether the chain is a development chain, on which each block is final. */
  readonly isLocal: boolean
}

/** Returns when a payment is final. An unconfirmed payment never is, because it can be replaced. */
export function finalityOf({ cents, chainId, isLocal, override }: FinalityInput): Finality {
  if (override !== undefined) return override
  if (isLocal) return 1
  const rule = CHAINS[chainId] ?? NAMESPACES[chainId.slice(0, chainId.indexOf(':'))]
  if (!rule) return 'finalized'
  if (cents === undefined || cents > LIMIT * 10n) return rule.huge ?? rule.large
  return cents > LIMIT ? rule.large : rule.small
}
