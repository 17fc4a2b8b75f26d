import type {
  CaipAddress,
  CaipNetworkId,
  ChainNamespace,
  SessionNamespace,
  WalletConnectChange,
  WalletConnectLink,
  WalletConnectSession,
} from '@openappkit/appkit-core'

/** A WalletConnect client without a relay: a test says when the link is there. */
export class FakeLink implements WalletConnectLink {
  session: WalletConnectSession | undefined = undefined
  #settle: (session: WalletConnectSession) => void = () => {}
  readonly provider: unknown = undefined
  abandoned = 0
  readonly #chains: Map<string, CaipNetworkId> = new Map()
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()

  /** A link as long as real ones are. */
  readonly uri: string =
    `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1763705000`

  /** The relay answered: the link can be shown. */
  ready(uri: string = this.uri, lifetime: number = 240_000): void {
    for (const listener of this.#listeners) listener({ type: 'uri', uri, expiresAt: Date.now() + lifetime })
  }

  /** The wallet on the other side agrees, and shares these accounts. */
  approve(accounts: readonly CaipAddress[]): void {
    const session = sessionOf(accounts)
    this.session = session
    for (const listener of this.#listeners) listener({ type: 'session', session })
    this.#settle(session)
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  async prepare(): Promise<void> {}
  async ping(): Promise<void> {}
  async restore(): Promise<undefined> {}
  connect(): Promise<WalletConnectSession> {
    return new Promise(resolve => {
      this.#settle = resolve
    })
  }
  request(): Promise<never> {
    return Promise.reject(new Error('This fake has none'))
  }
  setDefaultChain(caipNetworkId: CaipNetworkId): void {
    this.#chains.set(caipNetworkId.split(':')[0] ?? '', caipNetworkId)
    for (const listener of this.#listeners) listener({ type: 'chain', caipNetworkId })
  }
  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined {
    return this.#chains.get(namespace)
  }
  async abandon(): Promise<void> {
    this.abandoned++
  }
  async disconnect(): Promise<void> {}
  subscribe(listener: (change: WalletConnectChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

function sessionOf(accounts: readonly CaipAddress[]): WalletConnectSession {
  const namespaces: Record<string, SessionNamespace> = {}
  for (const account of accounts) {
    const [namespace = '', reference] = account.split(':')
    const chain = `${namespace}:${reference}` as CaipNetworkId
    const before = namespaces[namespace] ?? { accounts: [], chains: [], methods: [], events: [] }
    namespaces[namespace] = {
      ...before,
      accounts: [...before.accounts, account],
      chains: [...before.chains, chain],
    }
  }
  return { topic: 'topic', expiry: 4_000_000_000, peer: { name: 'Far Wallet' }, namespaces, properties: {} }
}
