import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { cloudHosts } from '../cloud/cloudHosts'
import { notify } from '../environment/notify'
import { withTimeout } from '../environment/withTimeout'
import type { KitCore } from '../kit/KitCore'
import { cloudProjectId } from '../options/cloudProjectId'
import { dappMetadata } from '../options/dappMetadata'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { clientStorage, hasStoredSession, sessionStorageOf, storagePrefix } from './clientStorage'
import { approvedForm } from './legacyChainIds'
import type { OpenClient } from './openClient'
import type { Pairing } from './Pairing'
import { PairingFactory } from './PairingFactory'
import { type LibrarySession, readSession } from './readSession'
import { rpcRequest } from './rpcRequest'
import { SessionEvents } from './SessionEvents'
import { SwitchRequests } from './SwitchRequests'
import { userDisconnected } from './userDisconnected'
import type { WalletConnectChange, WalletConnectLink, WalletConnectSession } from './WalletConnectLink'
import { WalletConnectNetworks } from './WalletConnectNetworks'
import { notConnected, relayRefused, walletAnswer } from './walletConnectErrors'

/** Longest wait for the relay to take the news that a session ended, in milliseconds. It ends here in any case. */
const farewellTimeout = 2_000
/** What the library answers out of the session. */
const answeredByLibrary: readonly string[] = ['wallet_getCapabilities']

/** The WalletConnect client of one kit. The truth about the session is the library's; this reads it and tells who listens. */
export class WalletConnectClient implements WalletConnectLink {
  readonly #kit: KitCore
  readonly #networks: WalletConnectNetworks
  readonly #pairings: PairingFactory
  readonly #storage: KeyValueStorage
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()
  readonly #switches: SwitchRequests
  #opening: Promise<OpenClient> | undefined
  #open: OpenClient | undefined
  #session: WalletConnectSession | undefined
  #pairing: Pairing | undefined
  #ending: Promise<void> | undefined
  #isClosed = false

  constructor(kit: KitCore) {
    this.#kit = kit
    this.#networks = new WalletConnectNetworks(kit)
    this.#pairings = new PairingFactory(kit, this.#networks, {
      open: () => this.#openClient(),
      end: topic => this.#end(topic),
      onLink: (uri, expiresAt) => this.#tell({ type: 'uri', uri, expiresAt }),
      onSession: session => this.#onPaired(session),
      refuse: ({ topic }) => {
        this.#open?.provider.client.disconnect({ topic, reason: userDisconnected }).catch(() => {})
      },
    })
    this.#switches = new SwitchRequests(kit.environment)
    this.#storage = sessionStorageOf(kit.options.given, kit.environment.window)
  }

  get session(): WalletConnectSession | undefined {
    return this.#session
  }

  get provider(): unknown {
    return this.#open?.provider
  }

  async restore(): Promise<WalletConnectSession | undefined> {
    if (this.#session || !this.#isStored) return this.#session
    const { provider } = await this.#openClient()
    if (provider.session && !this.#session) this.#take(provider.session)
    return this.#session
  }

  async connect(): Promise<WalletConnectSession> {
    if (this.#ending !== undefined) await this.#ending
    const known = this.#session
    if (known) return known
    this.#pairing ??= this.#pair()
    const { topic } = await this.#pairing.outcome
    // The library's own copy, which may have changed meanwhile.
    const { session } = this
    if (session?.topic !== topic) throw notConnected()
    return session
  }

  async prepare(): Promise<void> {
    await this.#openClient()
  }

  async request<T = unknown>(
    caipNetworkId: CaipNetworkId,
    { method, params = [] }: { readonly method: string; readonly params?: unknown },
  ): Promise<T> {
    const request = { method, params: params as unknown[] }
    const session = this.#session
    const [namespace = '', reference] = caipNetworkId.split(':')
    const { chains = [], methods = [] } = session?.namespaces[namespace as ChainNamespace] ?? {}
    if (!session || !this.#open) throw notConnected()
    const { provider } = this.#open
    const isApproved = methods.includes(method)
    const isKnown = session.properties['capabilities'] !== undefined && method === 'wallet_getCapabilities'
    if (!isApproved && !isKnown) {
      if (method.startsWith('wallet_')) throw Object.assign(new Error('The wallet has no such method.'), { code: 4200 })
      return (await rpcRequest(this.#networks.rpcUrls(caipNetworkId), reference ?? '', request)) as T
    }
    const chainId = approvedForm(caipNetworkId, chains)
    const { topic } = session
    try {
      if (answeredByLibrary.includes(method)) return await provider.request<T>(request, chainId)
      const ask = () => provider.client.request<T>({ topic, chainId, request })
      return await this.#switches.follow(namespace, method, params, ask)
    } catch (cause) {
      throw walletAnswer(cause)
    }
  }

  setDefaultChain(caipNetworkId: CaipNetworkId): void {
    const [namespace = ''] = caipNetworkId.split(':')
    this.#switches.choose(caipNetworkId)
    if (this.defaultChain(namespace as ChainNamespace) === caipNetworkId) return
    this.#open?.provider.setDefaultChain(caipNetworkId, this.#networks.rpcUrls(caipNetworkId)[0])
    this.#tell({ type: 'chain', caipNetworkId })
  }

  defaultChain(namespace: ChainNamespace): CaipNetworkId | undefined {
    const known = this.#session?.namespaces[namespace]
    if (!known) return undefined
    const reference = this.#open?.provider.rpcProviders[namespace]?.getDefaultChain()
    return reference ? `${namespace}:${reference}` : known.chains[0]
  }

  async ping(): Promise<void> {
    const { topic } = this.#session ?? {}
    if (!topic || !this.#open) throw notConnected()
    await this.#open.provider.client.ping({ topic })
  }

  async abandon(): Promise<void> {
    this.#pairing?.end()
    this.#pairing = undefined
  }

  disconnect(): Promise<void> {
    this.#ending ??= this.#leave().finally(() => {
      this.#ending = undefined
    })
    return this.#ending
  }

  subscribe(listener: (change: WalletConnectChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Lets go of socket, timers and listeners. The session stays for the next visit. */
  close(): void {
    this.#isClosed = true
    this.#listeners.clear()
    this.#pairing?.end()
    this.#open?.close()
    this.#open = undefined
    this.#session = undefined
  }

  get #isStored(): boolean {
    const { environment } = this.#kit
    return hasStoredSession(this.#storage, this.#prefix, environment.now())
  }

  get #prefix(): string {
    const { environment, options } = this.#kit
    const { relay } = cloudHosts(options.given.cloud)
    return storagePrefix(this.#storage, relay, cloudProjectId(options.given) ?? '', environment.now())
  }

  /** Loads the library, once. A failed load is tried again by the next call. */
  #openClient(): Promise<OpenClient> {
    this.#opening ??= this.#load().catch(cause => {
      this.#opening = undefined
      throw cause
    })
    return this.#opening
  }

  async #load(): Promise<OpenClient> {
    const { environment, options } = this.#kit
    const { given } = options
    const { openClient } = await import('./openClient')
    const { relay, verify } = cloudHosts(given.cloud)
    const open = await openClient({
      environment,
      relay,
      verify,
      projectId: cloudProjectId(given) ?? '',
      metadata: dappMetadata(given.metadata, environment.window?.document),
      storage: clientStorage(this.#storage),
      prefix: () => this.#prefix,
    })
    if (this.#isClosed) {
      open.close()
      throw notConnected()
    }
    this.#open = open
    new SessionEvents(open.provider, {
      topic: () => this.#session?.topic,
      onSession: session => this.#take(session),
      isOutdated: chain => this.#switches.isOutdated(chain),
      onStay: chain => open.provider.setDefaultChain(chain, this.#networks.rpcUrls(chain)[0]),
      onChange: change => this.#tell(change),
    }).start()
    open.transport.onRefused(error => {
      const { onError } = given
      // Whoever pairs hears it there.
      if (onError && !this.#pairing) notify(environment, [onError], relayRefused(error))
    })
    return open
  }

  #pair(): Pairing {
    const pairing = this.#pairings.create()
    const forget = () => {
      if (this.#pairing === pairing) this.#pairing = undefined
    }
    pairing.outcome.then(forget, forget)
    return pairing
  }

  /** A wallet approved: its session is the one of the kit, on the chain that the host wants to begin with if it was approved. */
  #onPaired(session: LibrarySession): void {
    this.#pairing = undefined
    this.#take(session)
    const chosen = this.#kit.options.given.universalProviderConfigOverride?.defaultChain as CaipNetworkId | undefined
    const namespace = chosen?.split(':')[0] as ChainNamespace
    if (chosen && this.#session?.namespaces[namespace]?.chains.includes(chosen)) this.setDefaultChain(chosen)
  }

  /** The wallet is told first: a page that moves on as soon as it reads 'disconnected' would take the news with it. */
  async #leave(): Promise<void> {
    await this.abandon()
    const { topic } = this.#session ?? {}
    if (!topic) return
    try {
      await this.#end(topic)
    } finally {
      if (this.#session?.topic === topic) this.#take(undefined)
    }
  }

  /** Ends the library's session on both sides; here in any case. */
  async #end(topic: string): Promise<void> {
    const { provider } = this.#open ?? {}
    if (!provider) return
    const { client } = provider
    const farewell = provider.disconnect().catch(() => {
      // The wallet hears it when the relay is back, or by the session's own expiry.
    })
    await withTimeout(farewell, farewellTimeout, undefined, this.#kit.environment)
    // Whatever the relay did: no visit after this one finds it again.
    provider.session = undefined as never
    if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected)
  }

  #take(session: LibrarySession | undefined): void {
    this.#session = session && readSession(session)
    this.#tell({ type: 'session', session: this.#session })
  }

  #tell(change: WalletConnectChange): void {
    notify(
      this.#kit.environment,
      [...this.#listeners].map(listener => () => listener(change)),
      undefined,
    )
  }
}
