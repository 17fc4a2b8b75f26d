import type { DappInfo } from '../wallet/DappInfo'

/** An app's request for one namespace. */
export interface NamespaceRequest {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** An app's request for a session. */
export interface SessionProposal {
  readonly id: number
  /** Topic of the pairing, as in the link. */
  readonly pairingTopic: string
  readonly dapp: DappInfo
  /** Required and optional requests, merged by namespace. */
  readonly namespaces: Readonly<Record<string, NamespaceRequest>>
  /** CAIP-2 ids of the requested chains that the wallet supports. */
  readonly chains: readonly string[]
}

/** A session from the wallet's side. */
export interface WalletSession {
  readonly topic: string
  readonly dapp: DappInfo
  /** Seconds since the epoch. */
  readonly expiry: number
  readonly namespaces: Readonly<
    Record<string, NamespaceRequest & { /** CAIP-10, selected account first. */ readonly accounts: readonly string[] }>
  >
}
