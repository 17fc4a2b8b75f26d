import type { CaipNetworkId } from '@openappkit/contract'
import type { SIWXVerifier } from '../verify/SIWXVerifier'

/** What a server knows of the sign-in that it waits for. Nothing of it may come from the request that is verified. */
export interface ExpectedSignIn {
  /** Host, and port if there is one, of the page: `'app.example.org'`. Never the `Host` header, which whoever asks can choose. */
  readonly domain: string
  /** The nonce that was given out for this sign-in, or all that may be used. That one is used once is for the caller to see to. */
  readonly nonce: string | readonly string[]
  /** The account that has to sign. Default: any. */
  readonly address?: string | undefined
  /** CAIP-2 ids of the chains that may be signed in with. Default: any that can be verified. */
  readonly chainId?: CaipNetworkId | readonly CaipNetworkId[] | undefined
  /** The URI that the message must name, or a function that accepts it. Default: any URI of one of `origins`. */
  readonly uri?: string | ((uri: string) => boolean) | undefined
  /** Origins that the URI may have. Default: that of the domain, `https://app.example.org`; without https on this machine only. */
  readonly origins?: readonly string[] | undefined
  /** The time to judge by, as a date or in milliseconds since 1970. Default: now. */
  readonly time?: Date | number | undefined
  /** How many milliseconds the visitor's clock may be ahead. Default 60 000. */
  readonly clockTolerance?: number | undefined
  /** JSON-RPC URLs by chain id (`1`) or CAIP-2 id, for accounts that are contracts (ERC-1271, ERC-6492). Without one, only signatures by keys are taken there. */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /**
   * CAIP-2 ids of the chains whose contract accounts may sign in. Default: every chain of `rpcUrls` that isn't a known test or local chain, where anyone can put a contract at
   * an address. Name such a chain here to accept its contracts.
   */
  readonly contractChains?: readonly CaipNetworkId[] | undefined
  /** Verifiers of other chain families, or in place of our own. */
  readonly verifiers?: readonly SIWXVerifier[] | undefined
  /** Also takes the text that `LegacyMessenger` and AppKit 1.8 write. Default false: EIP-4361 and CAIP-122 alone. */
  readonly legacyAppKitMessages?: boolean | undefined
}
