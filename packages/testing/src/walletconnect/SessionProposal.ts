import type { DappInfo } from '../wallet/DappInfo'

/** The request of an app in one namespace. */
export interface NamespaceRequest {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The request of an app for a session. */
export interface SessionProposal {
  readonly id: number
  /** Topic of the pairing, as it stands in the link. */
  readonly pairingTopic: string
  readonly dapp: DappInfo
  /** By namespace; what the dapp can't do without and what it would like, together. */
  readonly namespaces: Readonly<Record<string, NamespaceRequest>>
  /** Chains, CAIP-2, that the dapp asks for and the wallet has. */
  readonly chains: readonly string[]
}

/** A session as the wallet sees it. */
export interface WalletSession {
  readonly topic: string
  readonly dapp: DappInfo
  /** Seconds since the epoch. */
  readonly expiry: number
  readonly namespaces: Readonly<
    Record<string, NamespaceRequest & { /** CAIP-10, the selected one first. */ readonly accounts: readonly string[] }>
  >
}
