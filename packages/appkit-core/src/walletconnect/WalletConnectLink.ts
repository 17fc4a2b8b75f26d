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

/** Change reported by the wallet or the relay. */
export type WalletConnectChange =
  /** Link to scan or open. `expiresAt` is in milliseconds since the epoch. The next link replaces it. */
  | { readonly type: 'uri'; readonly uri: string; readonly expiresAt: number }
  /** The session was settled, updated or ended. */
  | { readonly type: 'session'; readonly session: WalletConnectSession | undefined }
  /** The wallet switched to another chain of its session. */
  | { readonly type: 'chain'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet reordered its accounts. Addresses of one namespace, without its prefix. */
  | { readonly type: 'accounts'; readonly namespace: ChainNamespace; readonly addresses: readonly string[] }

/**
 * The kit's WalletConnect client, as adapters and views see it. A session spans all namespaces, so disconnecting ends
 * it for all of them. Adapters read their own namespace and subscribe to changes.
 */
export interface WalletConnectLink {
  /** Current session. Undefined while disconnected. */
  readonly session: WalletConnectSession | undefined
  /** Returns the session of the last visit, if it hasn't ended. Sends no request if nothing is stored. */
  reconnect(): Promise<WalletConnectSession | undefined>
  /**
   * Resolves with the session once a wallet approves, or with the existing one. Joins a running pairing or starts one,
   * whose link `subscribe` reports.
   *
   * @throws {UserRejectedError} When the user declines.
   * @throws {AppKitError} `walletconnect/expired`, `walletconnect/relay-unreachable`, `walletconnect/failed`
   */
  connect(): Promise<WalletConnectSession>
  /** Loads the library early, without a network request to the relay. */
  prepare(): Promise<void>
  /**
   * Sends a request to the wallet, or to the chain's RPC for methods the wallet doesn't handle. Rejects with the
   * wallet's error (`code`, `message`).
   *
   * @throws {AppKitError} `walletconnect/not-connected` when there is no session.
   */
  request<T = unknown>(
    caipNetworkId: CaipNetworkId,
    request: { readonly method: string; readonly params?: unknown },
  ): Promise<T>
  /** Sets the chain for requests that don't name one. Persists for the next visit. */
  setDefaultChain(caipNetworkId: CaipNetworkId): void
  /** Returns the default chain of a namespace of the session. */
  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined
  /** Pings the wallet. Rejects if it doesn't respond within the relay's timeout. */
  ping(): Promise<void>
  /** Ends the running pairing and revokes its link. */
  abandon(): Promise<void>
  /** Ends the session on both sides, for every namespace. */
  disconnect(): Promise<void>
  /** Calls `listener` on each change. Returns the function to unsubscribe. */
  subscribe(listener: (change: WalletConnectChange) => void): () => void
  /** The library's universal provider, for apps that use it directly. */
  readonly provider: unknown
}

/** Lazy access to the client for adapters. Undefined when WalletConnect is off. */
export interface WalletConnectSource {
  /** Loads the client without a network request to the relay. Repeated calls are free. */
  load(): Promise<WalletConnectLink>
}
