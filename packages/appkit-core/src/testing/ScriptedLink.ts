import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type {
  SessionNamespace,
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
} from '../walletconnect/WalletConnectLink'
import { pairingAbandoned } from '../walletconnect/walletConnectErrors'

/** Accounts of a session, as CAIP-10 ids. */
export type SharedAccounts = readonly CaipAddress[]

/**
 * Simulates a WalletConnect client for tests, without relay and wallet. Tests set the wallet's accounts and responses,
 * and read the recorded requests.
 *
 * @example
 * ```ts
 * import type { ChainAdapter } from '@openappkit/appkit-core'
 * import { ScriptedLink } from '@openappkit/appkit-core/testing'
 *
 * export function shareAccount(adapter: ChainAdapter): void {
 *   const link = new ScriptedLink()
 *   adapter.followWalletConnect?.(link)
 *   link.share(['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'])
 * }
 * ```
 */
export class ScriptedLink implements WalletConnectLink {
  readonly provider: unknown = { of: 'ScriptedLink' }
  session: WalletConnectSession | undefined
  /** Session of the last visit, which `reconnect` returns. */
  stored: WalletConnectSession | undefined
  /** Number of created links. */
  links = 0
  /** Number of pairings that the app abandoned. */
  abandoned = 0
  /** Number of sessions that the app ended. */
  ended = 0
  /** Requests to the wallet or to a chain's endpoint, in order. */
  readonly requests: { readonly chain: CaipNetworkId; readonly method: string; readonly params?: unknown }[] = []
  /**
   * Returns the response to a request, or a promise of it. Assign it, and throw to reject the request. Default:
   * undefined.
   */
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

  /** Approves the pairing as the wallet. */
  approve(accounts: SharedAccounts = [], methods: readonly string[] = []): void {
    this.share(accounts, methods)
    this.#pairing?.resolve()
    this.#pairing = undefined
  }

  /** Updates the session as the wallet. */
  share(accounts: SharedAccounts, methods: readonly string[] = []): void {
    this.session = scriptedSession(accounts, methods)
    this.emit({ type: 'session', session: this.session })
  }

  /** Ends the session as the wallet. */
  end(): void {
    this.session = undefined
    this.stored = undefined
    this.emit({ type: 'session', session: undefined })
  }

  /** Emits a change to the subscribers. */
  emit(change: WalletConnectChange): void {
    for (const listener of [...this.#listeners]) listener(change)
  }

  /** Rejects the pairing. */
  fail(reason: unknown): void {
    this.#pairing?.reject(reason)
    this.#pairing = undefined
  }

  /** Creates a new link, as if the last one were about to expire. */
  renew(): void {
    this.links += 1
    this.emit({ type: 'uri', uri: `wc:${this.links}`, expiresAt: this.#environment.now() + 240_000 })
  }

  async prepare(): Promise<void> {}

  async reconnect(): Promise<WalletConnectSession | undefined> {
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

/**
 * Returns a session with these accounts.
 *
 * @example
 * ```ts
 * import { scriptedSession } from '@openappkit/appkit-core/testing'
 *
 * const { namespaces } = scriptedSession(['eip155:1:0xab'], ['personal_sign'])
 * console.log(namespaces.eip155?.chains) // ['eip155:1']
 * ```
 */
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
