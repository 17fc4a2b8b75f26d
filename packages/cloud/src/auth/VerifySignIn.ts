/** What a signed message must say. */
export interface ExpectedSignIn {
  /** Host, and port if there is one, of the page that asked. */
  readonly domain: string
  readonly nonce: string
  /** Nodes for accounts that are contracts, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** CAIP-2 ids of the chains whose contracts may sign in. Undefined: those of `rpcUrls` that aren't test chains. */
  readonly contractChains?: readonly `eip155:${string}`[] | undefined
}

/** What a message was found to say, and its account to have signed. */
export interface VerifiedMessage {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  /** What the signature proves: `key` the account on every chain of its family, `contract` (ERC-1271, ERC-6492) the account on `chainId` only. */
  readonly proof: 'key' | 'contract'
  readonly data: {
    readonly uri: string
    /** ISO 8601. */
    readonly expirationTime?: string | undefined
  }
}

/**
 * Tells what a message says once it is certain that its account signed it, that it says what is expected, and that it is in force.
 * Rejects otherwise: with an error whose `code` starts with `siwx/` when message or signature are to be refused, with `siwx/verification-unavailable` or any other when that could
 * not be found out. `verify` of `@openappkit/siwx/server` is one, with `legacyAppKitMessages: true` for pages that use AppKit 1.8.
 */
export type VerifySignIn = (message: string, signature: string, expected: ExpectedSignIn) => Promise<VerifiedMessage>
