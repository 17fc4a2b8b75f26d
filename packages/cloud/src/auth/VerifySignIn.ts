/** Expected content of a signed message, with the chains for contract accounts. */
export interface ExpectedSignIn {
  /** Domain that the message must name: the app's host, with its port if it has one. */
  readonly domain: string
  readonly nonce: string
  /** JSON-RPC URLs for verifying contract accounts, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, string>>
  /** CAIP-2 ids of the chains whose contracts may sign in. Default: those of `rpcUrls` that aren't test chains. */
  readonly contractChains?: readonly `eip155:${string}`[] | undefined
}

/** Content of a verified message. */
export interface VerifiedMessage {
  readonly address: string
  /** CAIP-2 id. */
  readonly chainId: string
  /**
   * Scope of the proof. `key` proves the account on every chain of its namespace. `contract`
   * ([ERC-1271](https://eips.ethereum.org/EIPS/eip-1271), [ERC-6492](https://eips.ethereum.org/EIPS/eip-6492)) proves
   * it on `chainId` only.
   */
  readonly proof: 'key' | 'contract'
  readonly data: {
    readonly uri: string
    /** Expiry of the message as an ISO 8601 date and time. */
    readonly expirationTime?: string | undefined
  }
}

/**
 * Verifies a signed message and returns its content. Checks the signature, the expected content and the validity
 * period.
 *
 * Rejects with an error whose `code` starts with `siwx/` if the message or signature is invalid. Rejects with
 * `siwx/verification-unavailable` or any other error if they couldn't be checked. `verify` of `@openappkit/siwx/server`
 * implements this type; pass `legacyAppKitMessages: true` for apps that use AppKit 1.8.
 */
export type VerifySignIn = (message: string, signature: string, expected: ExpectedSignIn) => Promise<VerifiedMessage>
