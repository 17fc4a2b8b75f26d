import type { ReviewedRequest } from '../request/WalletRequest'

/** A token, coin or NFT in a review. Names come from chains and are untrusted. */
export interface ReviewAsset {
  /** CAIP-19 id. */
  readonly id: string
  /** Name in the operator's token list. Absent for tokens that it lacks: they could choose any. */
  readonly name?: string | undefined
  readonly symbol: string
  readonly decimals: number
  /** Whether the operator's token list contains it. Unlisted names are shown with a warning. */
  readonly isListed: boolean
}

/** Address in a review, with what is known about it. */
export interface ReviewParty {
  readonly address: string
  /** Name from the operator's lists. Never from the app. */
  readonly name?: string | undefined
  readonly isContract: boolean
  /** Whether the account has sent to it before, if that is known. */
  readonly isKnown?: boolean | undefined
}

/** Effect on the account that the simulation expects, or that the data itself fixes. */
export interface ReviewChange {
  /** `allow`: the party may take up to the amount later. */
  readonly direction: 'send' | 'receive' | 'allow'
  readonly asset: ReviewAsset
  /** Base units. `all`: no limit. */
  readonly amount: bigint | 'all'
  readonly party?: ReviewParty | undefined
  /** Milliseconds since the epoch at which an allowance ends. */
  readonly until?: number | undefined
}

/**
 * Risk that the user should know before approving. `block`: the wallet refuses to sign. `danger`: Cancel is the primary
 * button, and the request continues in the wallet's own window. `caution`: shown above the buttons.
 */
export interface ReviewWarning {
  readonly severity: 'block' | 'danger' | 'caution'
  readonly code:
    | 'domainMismatch'
    | 'chainMismatch'
    | 'ownAccountData'
    | 'delegation'
    | 'blindHash'
    | 'fails'
    /** Assets leave the account, and nothing of known value comes back. */
    | 'nothingInReturn'
    | 'notSimulated'
    | 'unknownContract'
    | 'unlimitedAllowance'
    | 'allowanceToAccount'
    | 'unlistedAsset'
    | 'firstRecipient'
    | 'missingFunds'
    | 'expiredData'
    | 'hiddenCharacters'
    | 'marketplaceOrder'
    | 'outcomeChanged'
    /** Another account is named: in a sign-in message, a permit, or the signers of a transaction. */
    | 'accountMismatch'
    /** Control of an account or a token account goes to another party (Solana). */
    | 'authorityChange'
    /** The transaction stays valid until it is used, because it has a durable nonce (Solana). */
    | 'durableNonce'
    /** The data can't be shown completely, or is malformed. */
    | 'unreadable'
  /** Values of the warning's text, by name. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/**
 * Effect of the request, in one sentence. The text comes from the catalog, the values are untrusted. Amounts are plain
 * decimals, such as `1234.5`, addresses are complete. The values by key:
 *
 * - `signIn`: `domain`, `statement` (absent if the message has none)
 * - `send`: `amount`, `symbol`, `recipient`
 * - `swap`, `order`: `amount`, `symbol`, `receivedAmount`, `receivedSymbol` (`order`: absent if nothing is received)
 * - `allow`: `spender`, `symbol`, `amount` (absent if unlimited)
 * - `revoke`: `spender`, `symbol`
 * - `call`: `contract`, `function` (absent if unknown)
 * - `signData`: `type`, `name` (of the domain; absent if it has none)
 * - `signTransactions`: `count`
 * - `described`: `text`
 * - `signMessage`, `deploy`: none
 */
export interface ReviewSentence {
  readonly key:
    | 'signIn'
    | 'signMessage'
    | 'send'
    | 'swap'
    | 'allow'
    | 'revoke'
    | 'order'
    | 'call'
    | 'deploy'
    | 'signData'
    | 'signTransactions'
    | 'described'
  readonly values: Readonly<Record<string, string>>
}

/** Line of the details. Nested for structures. */
export interface ReviewDetail {
  /** Name of a field, from the data or a descriptor. Untrusted. */
  readonly label: string
  readonly value: string | readonly ReviewDetail[]
  /** How to show the value. Default: text. A `time` is in ISO 8601, an `amount` has its unit. */
  readonly format?: 'text' | 'address' | 'amount' | 'hex' | 'time' | undefined
}

/** Where the decoded meaning comes from: a reviewed descriptor, a known standard, a guess from the selector, or none. */
export type ReviewSource = 'descriptor' | 'standard' | 'selector' | 'none'

/** Everything that an approval shows. Built by the wallet alone; the app contributes no text. */
export interface Review {
  /** The exact request that is signed if the user approves. */
  readonly request: ReviewedRequest
  readonly sentence: ReviewSentence
  readonly source: ReviewSource
  /** Largest loss first, then `send`, `receive`, `allow`. */
  readonly changes: readonly ReviewChange[]
  /** Whether `changes` comes from a simulation, which is the node's expectation and not a guarantee. */
  readonly isSimulated: boolean
  readonly recipient?: ReviewParty | undefined
  /** Largest network fee. */
  readonly fee?: { readonly asset: ReviewAsset; readonly amount: bigint } | undefined
  readonly warnings: readonly ReviewWarning[]
  readonly details: readonly ReviewDetail[]
  /** The message as text, if the request is a readable message. Untrusted. */
  readonly message?: string | undefined
}
