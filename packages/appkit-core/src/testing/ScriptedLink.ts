import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type {
  SessionNamespace,
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
} from '../walletconnect/WalletConnectLink'
import { pairingAbandoned } from '../walletconnect/walletConnectErrors'

/** Accounts that a wallet shares, as a session has them. */
export type SharedAccounts = readonly CaipAddress[]

/**
 * A test double of a WalletConnect client, without relay and wallet: a test sets what the wallet shares and answers, and reads what it was asked.
 *
 * @example
 * const link = new ScriptedLink()
 * adapter.followWalletConnect(link)
 * link.share(['eip155:1:0x…'])
 */
export class ScriptedLink implements WalletConnectLink {
  readonly provider: unknown = { of: 'ScriptedLink' }
  session: WalletConnectSession | undefined
  /** The session of the last visit, for `restore`. */
  stored: WalletConnectSession | undefined
  /** Number of links that were made. */
  links = 0
  /** Number of pairings that the app abandoned. */
  abandoned = 0
  /** Number of sessions that the app ended. */
  ended = 0
  /** Requests to the wallet, or to a chain's endpoint, in order. */
  readonly requests: { readonly chain: CaipNetworkId; readonly method: string; readonly params?: unknown }[] = []
  /** Returns the response to a request. */
  answer: (method: string, params?: unknown) => unknown = () => undefined
  readonly #environment: Pick<Environment, 'now'>
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()
  readonly #chains: Map<string, CaipNetworkId> = new Map()
  #pairing:
    | { readonly promise: Promise<WalletConnectSession>; resolve(): void; reject(reason: unknown): void }
    | undefined

  constructor(environment: Pick<Environment, 'now'> = { now: () => Date.now() }) {
    this.#environment = environment
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  /** The wallet approves the pairing. */
  approve(accounts: SharedAccounts = [], methods: readonly string[] = []): void {
    this.share(accounts, methods)
    this.#pairing?.resolve()
    this.#pairing = undefined
  }

  /** The wallet updates the session. */
  share(accounts: SharedAccounts, methods: readonly string[] = []): void {
    this.session = scriptedSession(accounts, methods)
    this.emit({ type: 'session', session: this.session })
  }

  /** The wallet ends the session. */
  end(): void {
    this.session = undefined
    this.stored = undefined
    this.emit({ type: 'session', session: undefined })
  }

  /** Emits a change to those who subscribed. */
  emit(change: WalletConnectChange): void {
    for (const listener of [...this.#listeners]) listener(change)
  }

  /** Ends the pairing with an error. */
  fail(reason: unknown): void {
    this.#pairing?.reject(reason)
    this.#pairing = undefined
  }

  /** Makes a new link, as when the last one is about to expire. */
  renew(): void {
    this.links += 1
    this.emit({ type: 'uri', uri: `wc:${this.links}`, expiresAt: this.#environment.now() + 240_000 })
  }

  async prepare(): Promise<void> {}

  async restore(): Promise<WalletConnectSession | undefined> {
    if (!this.session && this.stored) {
      this.session = this.stored
      this.emit({ type: 'session', session: this.session })
    }
    return this.session
  }

  async connect(): Promise<WalletConnectSession> {
    if (this.session) return this.session
    if (this.#pairing) return this.#pairing.promise
    let resolve = () => {}
    let reject: (reason: unknown) => void = () => {}
    const promise = new Promise<WalletConnectSession>((settle, refuse) => {
      resolve = () => settle(this.session ?? scriptedSession([], []))
      reject = refuse
    })
    this.#pairing = { promise, resolve: () => resolve(), reject: reason => reject(reason) }
    this.renew()
    return promise
  }

  async request<T>(chain: CaipNetworkId, request: { readonly method: string; readonly params?: unknown }): Promise<T> {
    this.requests.push({ chain, ...request })
    return (await this.answer(request.method, request.params)) as T
  }

  setDefaultChain(chain: CaipNetworkId): void {
    const [namespace = ''] = chain.split(':')
    this.#chains.set(namespace, chain)
    this.emit({ type: 'chain', caipNetworkId: chain })
  }

  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined {
    const known = this.session?.namespaces[namespace]
    return known && (this.#chains.get(namespace) ?? known.chains[0])
  }

  async ping(): Promise<void> {}

  async abandon(): Promise<void> {
    this.abandoned += 1
    this.fail(pairingAbandoned())
  }

  async disconnect(): Promise<void> {
    if (!this.session) return
    this.ended += 1
    this.end()
  }

  subscribe(listener: (change: WalletConnectChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

/** Returns a session that shares these accounts. */
export function scriptedSession(accounts: SharedAccounts, methods: readonly string[] = []): WalletConnectSession {
  const namespaces: Partial<Record<ChainNamespace, SessionNamespace>> = {}
  for (const account of accounts) {
    const [name = '', reference] = account.split(':')
    const namespace = name as ChainNamespace
    const before = namespaces[namespace]
    namespaces[namespace] = {
      accounts: [...(before?.accounts ?? []), account],
      chains: [...new Set([...(before?.chains ?? []), `${namespace}:${reference}` as const])],
      methods,
      events: [],
    }
  }
  return { topic: 'topic', expiry: 0, peer: { name: 'Wallet' }, namespaces, properties: {} }
}
