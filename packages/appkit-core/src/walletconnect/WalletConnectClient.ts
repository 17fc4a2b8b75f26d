import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import { cloudHosts } from '../cloud/cloudHosts'
import { notify } from '../environment/notify'
import { withTimeout } from '../environment/withTimeout'
import type { AppKitContext } from '../kit/AppKitContext'
import { cloudProjectId } from '../options/cloudProjectId'
import { dappMetadata } from '../options/dappMetadata'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { clientStorage, hasStoredSession, sessionStorageOf, storagePrefix } from './clientStorage'
import { approvedForm } from './legacyChainIds'
import type { OpenClient } from './openClient'
import type { Pairing } from './Pairing'
import { PairingFactory } from './PairingFactory'
import { type LibrarySession, readSession } from './readSession'
import { reportRelayRefusal } from './reportRelayRefusal'
import { rpcRequest } from './rpcRequest'
import { SessionEvents } from './SessionEvents'
import { SwitchRequests } from './SwitchRequests'
import { userDisconnected } from './userDisconnected'
import type { WalletConnectChange, WalletConnectLink, WalletConnectSession } from './WalletConnectLink'
import { WalletConnectNetworks } from './WalletConnectNetworks'
import { notConnected, walletAnswer } from './walletConnectErrors'

/** Timeout in milliseconds for notifying the relay that a session ended. The session ends locally in any case. */
const disconnectTimeout = 2_000
/** Methods that the library answers from the session. */
const answeredByLibrary: readonly string[] = ['wallet_getCapabilities']

/**
 * Manages the kit's WalletConnect session. The library owns the state; this class reads it and notifies subscribers.
 */
export class WalletConnectClient implements WalletConnectLink {
  readonly #kit: AppKitContext
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

  constructor(kit: AppKitContext) {
    this.#kit = kit
    this.#networks = new WalletConnectNetworks(kit)
    this.#pairings = new PairingFactory(kit, this.#networks, {
      open: () => this.#openClient(),
      end: topic => this.#end(topic),
      onLink: (uri, expiresAt) => this.#notify({ type: 'uri', uri, expiresAt }),
      onSession: session => this.#onPaired(session),
      refuse: ({ topic }) => {
        this.#open?.provider.client.disconnect({ topic, reason: userDisconnected }).catch(() => {})
      },
    })
    this.#switches = new SwitchRequests(kit.environment)
    this.#storage = sessionStorageOf(kit.options.input, kit.environment.window)
  }

  get session(): WalletConnectSession | undefined {
    return this.#session
  }

  get provider(): unknown {
    return this.#open?.provider
  }

  async reconnect(): Promise<WalletConnectSession | undefined> {
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
    // The library's copy, which may have changed since.
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
      if (method.startsWith('wallet_'))
        throw Object.assign(new Error("The wallet doesn't support this method."), { code: 4200 })
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
    this.#notify({ type: 'chain', caipNetworkId })
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

  /** Releases the socket, timers and listeners. The session stays for the next visit. */
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
    const { relay } = cloudHosts(options.input.cloud)
    return storagePrefix(this.#storage, relay, cloudProjectId(options.input) ?? '', environment.now())
  }

  /** Loads the library once. The next call retries a failed load. */
  #openClient(): Promise<OpenClient> {
    this.#opening ??= this.#load().catch(cause => {
      this.#opening = undefined
      throw cause
    })
    return this.#opening
  }

  async #load(): Promise<OpenClient> {
    const { environment, options } = this.#kit
    const { input } = options
    const { openClient } = await import('./openClient')
    const { relay, verify } = cloudHosts(input.cloud)
    const open = await openClient({
      environment,
      relay,
      verify,
      projectId: cloudProjectId(input) ?? '',
      metadata: dappMetadata(input.metadata, environment.window?.document),
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
      onChange: change => this.#notify(change),
    }).start()
    open.transport.onRefused(error => {
      // An active pairing reports the error itself. Without the alerts' code, `onError` gets no report.
      if (!this.#pairing) reportRelayRefusal(this.#kit, error).catch(() => {})
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

  /** Adopts an approved session, on the app's `defaultChain` if the wallet approved it. */
  #onPaired(session: LibrarySession): void {
    this.#pairing = undefined
    this.#take(session)
    const chosen = this.#kit.options.input.universalProviderConfigOverride?.defaultChain as CaipNetworkId | undefined
    const namespace = chosen?.split(':')[0] as ChainNamespace
    if (chosen && this.#session?.namespaces[namespace]?.chains.includes(chosen)) this.setDefaultChain(chosen)
  }

  /**
   * Ends the session. Notifies the wallet first, because an app that navigates as soon as it reads 'disconnected' would
   * cancel the message.
   */
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

  /** Ends a session on both sides, locally in any case. */
  async #end(topic: string): Promise<void> {
    const { provider } = this.#open ?? {}
    if (!provider) return
    const { client } = provider
    const disconnecting = provider.disconnect().catch(() => {
      // The wallet is notified once the relay is back, or its session expires.
    })
    await withTimeout(disconnecting, disconnectTimeout, undefined, this.#kit.environment)
    // Delete it locally, so the next visit doesn't find it.
    provider.session = undefined as never
    if (client.session.keys.includes(topic)) await client.session.delete(topic, userDisconnected)
  }

  #take(session: LibrarySession | undefined): void {
    this.#session = session && readSession(session)
    this.#notify({ type: 'session', session: this.#session })
  }

  #notify(change: WalletConnectChange): void {
    notify(
      this.#kit.environment,
      [...this.#listeners].map(listener => () => listener(change)),
      undefined,
    )
  }
}
