import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** Permissions of a session on one namespace. */
export interface SessionNamespace {
  readonly accounts: readonly CaipAddress[]
  /** Approved chains, including those of the accounts. */
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Wallet of a session. Its text and images are untrusted. */
export interface SessionPeer {
  readonly name: string
  readonly url?: string | undefined
  /** Already checked by `safeImageUrl`. */
  readonly icon?: string | undefined
}

/** Settled WalletConnect session: one wallet, any number of namespaces. */
export interface WalletConnectSession {
  readonly topic: string
  /** Expiry in seconds since the epoch. */
  readonly expiry: number
  readonly peer: SessionPeer
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, SessionNamespace>>>
  /** Other properties from the wallet, strings as well as objects. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** Change to the session, or to the link for a new one. */
export type WalletConnectChange =
  /** Link to scan or open. `expiresAt` is in milliseconds since the epoch. The next link replaces it. */
  | { readonly type: 'uri'; readonly uri: string; readonly expiresAt: number }
  /** The session was settled, updated or ended. */
  | { readonly type: 'session'; readonly session: WalletConnectSession | undefined }
  /** The default chain of a namespace changed, in the wallet or in the app. */
  | { readonly type: 'chain'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet announced its accounts on one namespace. `addresses` contains plain addresses, the active one first. */
  | { readonly type: 'accounts'; readonly namespace: ChainNamespace; readonly addresses: readonly string[] }

/**
 * The kit's WalletConnect client, as adapters and views see it. A session spans all namespaces, so disconnecting ends
 * it for all of them. Adapters read their own namespace and subscribe to changes.
 */
export interface WalletConnectLink {
  /** Current session. Undefined while disconnected. */
  readonly session: WalletConnectSession | undefined
  /**
   * Resolves with the session of the last visit, or with undefined if it has ended. Sends no request if nothing is
   * stored.
   */
  reconnect(): Promise<WalletConnectSession | undefined>
  /**
   * Resolves with the session once a wallet approves, or with the existing one. Joins the active pairing or starts one.
   * `subscribe` reports the pairing's link.
   *
   * @throws {UserRejectedError} if the user declines.
   * @throws {AppKitError} `walletconnect/expired` if the link expires, `walletconnect/relay-unreachable` or
   * `walletconnect/relay-rejected` if the relay can't be used, `walletconnect/canceled` if the app ends the pairing.
   * @throws {AppKitError} `walletconnect/invalid-signature`, `walletconnect/sign-in-mismatch` or
   * `walletconnect/sign-in-failed` if a sign-in with the approval fails.
   * @throws {AppKitError} `walletconnect/failed` for any other failure.
   */
  connect(): Promise<WalletConnectSession>
  /** Loads the library early, without a network request to the relay. */
  prepare(): Promise<void>
  /**
   * Sends a request to the wallet, or to the chain's RPC for methods that the wallet didn't approve. Rejects with the
   * error of the wallet or node (`code`, `message`), or with code 4200 for a `wallet_*` method that the wallet doesn't
   * support.
   *
   * @throws {AppKitError} `walletconnect/not-connected` if there is no session.
   * @throws {AppKitError} `walletconnect/no-rpc-url` if the chain has no RPC URL.
   * @throws {AppKitError} `walletconnect/rpc-failed` if the RPC responds with an HTTP error or without JSON.
   */
  request<T = unknown>(
    caipNetworkId: CaipNetworkId,
    request: { readonly method: string; readonly params?: unknown },
  ): Promise<T>
  /**
   * Sets the default chain of the chain's namespace, and notifies subscribers of a change. Persists for the next visit.
   */
  setDefaultChain(caipNetworkId: CaipNetworkId): void
  /** Returns the default chain of a namespace. Undefined if the session doesn't include the namespace. */
  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined
  /**
   * Pings the wallet. Rejects if it doesn't respond within the relay's timeout.
   *
   * @throws {AppKitError} `walletconnect/not-connected` if there is no session.
   */
  ping(): Promise<void>
  /** Ends the active pairing and revokes its link. A pending `connect()` rejects with `walletconnect/canceled`. */
  abandon(): Promise<void>
  /**
   * Ends the session on both sides, for every namespace, and the active pairing. If the relay doesn't respond within 2
   * s, deletes the session only on this side.
   */
  disconnect(): Promise<void>
  /** Calls `listener` on each change. Returns the function to unsubscribe. */
  subscribe(listener: (change: WalletConnectChange) => void): () => void
  /** The library's universal provider, for apps that use it directly. Undefined until the library has loaded. */
  readonly provider: unknown
}

/** Lazy access to the WalletConnect client, for adapters. */
export interface WalletConnectSource {
  /** Loads the client without a network request to the relay. Repeated calls are free. */
  load(): Promise<WalletConnectLink>
}
