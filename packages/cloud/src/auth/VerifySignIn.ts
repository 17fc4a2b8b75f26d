/** What a signed message must say. */
export interface ExpectedSignIn {
  /** Host, and port if there is one, of the page that asked. */
  readonly domain: string
  readonly nonce: string
  /** Nodes for accounts that are contracts, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
}

/** What a message was found to say, and its account to have signed. */
export interface VerifiedMessage {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  readonly data: {
    readonly uri: string
    /** ISO 8601. */
    readonly expirationTime?: string | undefined
  }
}

/**
 * Tells what a message says once it is certain that its account signed it, that it says what is expected, and that it is in force.
 * Rejects otherwise: with an error whose `code` starts with `siwx/` when message or signature are to be refused, with `siwx/verification-unavailable` or any other when that could
 * not be found out. `verify` of `@openappkit/siwx/server` is one, with `informal: true` for pages that use AppKit 1.8.
 */
export type VerifySignIn = (message: string, signature: string, expected: ExpectedSignIn) => Promise<VerifiedMessage>
