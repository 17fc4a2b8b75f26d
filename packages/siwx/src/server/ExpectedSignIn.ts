import type { CaipNetworkId } from '@openappkit/contract'
import type { SIWXVerifier } from '../verify/SIWXVerifier'

/** Expected values of a sign-in. None may come from the message that is verified. */
export interface ExpectedSignIn {
  /**
   * Host of the app as the browser shows it, or several: `'app.example.org'`, `'localhost:3000'`. Also accepts a URL
   * of the app. Never the `Host` header, which clients control.
   */
  readonly domain: string | readonly string[]
  /** Issued nonce, or all valid ones. The caller must prevent reuse. */
  readonly nonce: string | readonly string[]
  /** Address that must sign. Default: any. */
  readonly address?: string | undefined
  /** CAIP-2 ids of the accepted chains. Default: every chain with a verifier. */
  readonly chainId?: CaipNetworkId | readonly CaipNetworkId[] | undefined
  /** Expected URI, or a function that accepts it. Default: any URI of an origin in `origins`. */
  readonly uri?: string | ((uri: string) => boolean) | undefined
  /** Accepted origins of the URI. Default: `https://` and the domain; on localhost, or
   * if `domain` is an http URL, also `http://`. */
  readonly origins?: readonly string[] | undefined
  /** Current time as a date or in milliseconds since the epoch. Default: now. */
  readonly time?: Date | number | undefined
  /** How far in the future `issuedAt` may be, in milliseconds, for clients with a fast clock. Default: 60,000. */
  readonly clockTolerance?: number | undefined
  /**
   * JSON-RPC URLs by chain id (`1`) or CAIP-2 id, for contract accounts (ERC-1271, ERC-6492). Chains without a URL
   * accept only signatures by keys.
   */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /**
   * CAIP-2 ids of all chains whose contract accounts may sign in. Default: every chain of `rpcUrls` except known test
   * and local chains, where anyone can deploy a contract to an address. To accept contracts on a test chain, list it
   * with the other chains.
   */
  readonly contractChains?: readonly CaipNetworkId[] | undefined
  /** Verifiers of other namespaces, or replacements of the built-in ones. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /**
   * Whether to also accept the text of `LegacyMessenger` and AppKit 1.8. Default: false, only EIP-4361 and CAIP-122.
   */
  readonly legacyAppKitMessages?: boolean | undefined
}
