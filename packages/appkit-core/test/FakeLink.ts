import type { CaipAddress, CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { Environment } from '../src/environment/Environment'
import type {
  SessionNamespace,
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
} from '../src/walletconnect/WalletConnectLink'
import { pairingAbandoned } from '../src/walletconnect/walletConnectErrors'

/** Accounts that a wallet shares, as a session has them. */
export type SharedAccounts = readonly CaipAddress[]

/** A WalletConnect client whose relay and wallet do as the test says. */
export class FakeLink implements WalletConnectLink {
  readonly provider: unknown = { of: 'FakeLink' }
  session: WalletConnectSession | undefined
  /** The session of the last visit. */
  stored: WalletConnectSession | undefined
  /** How many links were made. */
  links = 0
  abandoned = 0
  /** How often a session was ended from this side. */
  ended = 0
  /** What the wallet, or a chain's endpoint, was asked. */
  readonly requests: { readonly chain: CaipNetworkId; readonly method: string; readonly params?: unknown }[] = []
  /** How they answer. */
  answer: (method: string) => unknown = () => undefined
  readonly #environment: Environment
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()
  readonly #chains: Map<string, CaipNetworkId> = new Map()
  #pairing:
    | { readonly promise: Promise<WalletConnectSession>; resolve(): void; reject(reason: unknown): void }
    | undefined

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The wallet agrees. */
  approve(accounts: SharedAccounts = [], methods: readonly string[] = []): void {
    this.share(accounts, methods)
    this.#pairing?.resolve()
    this.#pairing = undefined
  }

  /** The session is as it says from now on. */
  share(accounts: SharedAccounts, methods: readonly string[] = []): void {
    this.session = sessionOf(accounts, methods)
    this.tell({ type: 'session', session: this.session })
  }

  /** The wallet ends the session. */
  end(): void {
    this.session = undefined
    this.stored = undefined
    this.tell({ type: 'session', session: undefined })
  }

  tell(change: WalletConnectChange): void {
    for (const listener of [...this.#listeners]) listener(change)
  }

  /** Something ends the pairing. */
  fail(reason: unknown): void {
    this.#pairing?.reject(reason)
    this.#pairing = undefined
  }

  /** The link before is about to run out. */
  renew(): void {
    this.links += 1
    this.tell({ type: 'uri', uri: `wc:${this.links}`, expiresAt: this.#environment.now() + 240_000 })
  }

  async prepare(): Promise<void> {}

  async restore(): Promise<WalletConnectSession | undefined> {
    if (!this.session && this.stored) {
      this.session = this.stored
      this.tell({ type: 'session', session: this.session })
    }
    return this.session
  }

  async connect(): Promise<WalletConnectSession> {
    if (this.session) return this.session
    if (this.#pairing) return this.#pairing.promise
    let resolve = () => {}
    let reject: (reason: unknown) => void = () => {}
    const promise = new Promise<WalletConnectSession>((settle, refuse) => {
      resolve = () => settle(this.session ?? sessionOf([], []))
      reject = refuse
    })
    this.#pairing = { promise, resolve: () => resolve(), reject: reason => reject(reason) }
    this.renew()
    return promise
  }

  async request<T>(chain: CaipNetworkId, request: { readonly method: string; readonly params?: unknown }): Promise<T> {
    this.requests.push({ chain, ...request })
    return (await this.answer(request.method)) as T
  }

  setDefaultChain(chain: CaipNetworkId): void {
    const [namespace = ''] = chain.split(':')
    this.#chains.set(namespace, chain)
    this.tell({ type: 'chain', caipNetworkId: chain })
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

/** A session that shares these accounts. */
export function sessionOf(accounts: SharedAccounts, methods: readonly string[] = []): WalletConnectSession {
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
