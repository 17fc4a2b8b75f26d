import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'

/** What a session allows on one namespace. */
export interface SessionNamespace {
  readonly accounts: readonly CaipAddress[]
  /** Chains that the wallet approved, those of the accounts among them. */
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The wallet on the other side. Its words and pictures are hostile input. */
export interface SessionPeer {
  readonly name: string
  readonly url?: string | undefined
  /** Already limited by `safeImageUrl`. */
  readonly icon?: string | undefined
}

/** A settled WalletConnect session: one wallet, any number of namespaces. */
export interface WalletConnectSession {
  readonly topic: string
  /** Seconds since the epoch. */
  readonly expiry: number
  readonly peer: SessionPeer
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, SessionNamespace>>>
  /** What the wallet said beside; wallets put objects there as well as words. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** Something that the wallet, or the relay, said. */
export type WalletConnectChange =
  /** A link to scan or open; `expiresAt` in milliseconds since the epoch. A later one replaces it. */
  | { readonly type: 'uri'; readonly uri: string; readonly expiresAt: number }
  /** The session was settled, updated or ended. */
  | { readonly type: 'session'; readonly session: WalletConnectSession | undefined }
  /** The wallet moved to another chain of its session. */
  | { readonly type: 'chain'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet put other accounts first. Addresses of one namespace, without its prefix. */
  | { readonly type: 'accounts'; readonly namespace: ChainNamespace; readonly addresses: readonly string[] }

/**
 * The one WalletConnect client of a kit, as adapters and views see it. A session spans all namespaces, so whoever ends it ends it for all;
 * adapters read their own namespace of it and listen for the rest.
 */
export interface WalletConnectLink {
  readonly session: WalletConnectSession | undefined
  /** The session of the last visit, if the wallet didn't end it since. Asks nobody when nothing is stored. */
  restore(): Promise<WalletConnectSession | undefined>
  /**
   * Resolves with the session once a wallet approved, at once when there is one. Joins the pairing that is under way; makes one, whose link
   * `subscribe` tells, when there is none.
   * @throws UserRejectedError when the wallet declined, AppKitError `walletconnect/expired`, `walletconnect/relay-unreachable`, `walletconnect/failed`.
   */
  connect(): Promise<WalletConnectSession>
  /** Loads the library ahead of a use. No request leaves the page by it. */
  prepare(): Promise<void>
  /**
   * Asks the wallet, or the chain's RPC for what the wallet doesn't do.
   * @throws what the wallet answered (`code`, `message`), AppKitError `walletconnect/not-connected`.
   */
  request<T = unknown>(
    caipNetworkId: CaipNetworkId,
    request: { readonly method: string; readonly params?: unknown },
  ): Promise<T>
  /** From here on requests without a chain of their own go to this one; remembered for the next visit. */
  setDefaultChain(caipNetworkId: CaipNetworkId): void
  /** The default chain of a namespace of the session. */
  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined
  /** Asks the wallet whether it is there. @throws when it doesn't answer within the relay's time. */
  ping(): Promise<void>
  /** Gives up the pairing that is under way: nobody who holds its link can connect any more. */
  abandon(): Promise<void>
  /** Ends the session on both sides, for every namespace. */
  disconnect(): Promise<void>
  /** Calls `listener` on each change. Returns what ends it. */
  subscribe(listener: (change: WalletConnectChange) => void): () => void
  /** The universal provider itself, for hosts that know it. */
  readonly provider: unknown
}

/** What adapters get: a way to the client that costs nothing until it is used. Absent when WalletConnect is off. */
export interface WalletConnectSource {
  /** Loads the client; no request leaves the page by it. Safe to call often. */
  load(): Promise<WalletConnectLink>
}
