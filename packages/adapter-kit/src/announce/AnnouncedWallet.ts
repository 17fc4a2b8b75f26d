import { notConnected } from '@openappkit/appkit-core/transactions'
import { announcedMark } from './announcedMark'
import { attempt, registerWallet, type WalletPage } from './registerWallet'
import type { StandardAccount, StandardChange, StandardFeatures, StandardName, StandardWallet } from './StandardWallet'

const version = '1.0.0'

/** Phone icon. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6bff"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12.5 7h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zm2.5 15h2"/></svg>'

/** A session to announce to other libraries. */
export interface AnnouncedSession {
  /** Accounts of the session, the active one first. */
  readonly accounts: readonly Pick<StandardAccount, 'address' | 'publicKey' | 'chains'>[]
  /** Chains of the session. */
  readonly chains: readonly StandardName[]
  /** Names of the chain's features that the session allows. */
  readonly features: readonly StandardName[]
}

/** Features and callbacks that an announcement needs from the adapter. */
export interface AnnouncementCallbacks {
  /**
   * Features of the chain that a session may allow, by name. Libraries can keep references to their methods, so each
   * method must check for a session itself.
   */
  readonly features: StandardFeatures
  /**
   * Called when a library calls `standard:connect` during a session, even with `silent`. Use it to read missing details
   * from the wallet without a prompt. The library waits for this callback. If the callback rejects, so does the
   * library's call, so skip details that can't be read.
   */
  onConnect?(): Promise<void>
  /** Ends the session, exactly like the adapter's own disconnect. */
  disconnect(): Promise<void>
}

/**
 * Announces a session as a Wallet Standard wallet to the other libraries on the page. The wallet is registered while
 * there is a session. It's the same object every time, so libraries list it only once across sessions.
 *
 * @example
 * ```ts
 * import { AnnouncedWallet } from '@openappkit/adapter-kit/announce'
 *
 * const announced = new AnnouncedWallet(window, { features: {}, disconnect: async () => {} })
 * announced.show({ accounts: [], chains: ['solana:mainnet'], features: [] })
 * announced.show(undefined)
 * ```
 */
export class AnnouncedWallet {
  /** The announced wallet. Registered with the page only during a session. */
  readonly wallet: StandardWallet
  readonly #page: WalletPage
  readonly #callbacks: AnnouncementCallbacks
  readonly #listeners = new Set<(change: StandardChange) => void>()
  readonly #features: StandardFeatures
  #accounts: readonly StandardAccount[] = Object.freeze([])
  #chains: readonly StandardName[] = Object.freeze([])
  #offered: StandardFeatures
  #unregister: (() => void) | undefined

  constructor(page: WalletPage, callbacks: AnnouncementCallbacks) {
    this.#page = page
    this.#callbacks = callbacks
    this.#features = {
      'standard:connect': { version, connect: (input?: { readonly silent?: boolean }) => this.connect(input) },
      'standard:disconnect': { version, disconnect: () => this.disconnect() },
      'standard:events': {
        version,
        on: (event: string, listener: (change: StandardChange) => void) => this.on(event, listener),
      },
      ...callbacks.features,
    }
    this.#offered = this.#choose([])
    const chains = () => this.#chains
    const accounts = () => this.#accounts
    const features = () => this.#offered
    this.wallet = Object.freeze({
      version,
      // Names the connection, not the phone: the name stays the same across sessions and contains no text from the
      // phone.
      name: 'WalletConnect',
      icon: `data:image/svg+xml;base64,${btoa(icon)}`,
      [announcedMark]: true,
      get chains() {
        return chains()
      },
      get accounts() {
        return accounts()
      },
      get features() {
        return features()
      },
    } as const)
  }

  /** Announces a session, or its changes. If `session` is undefined, clears the accounts and unregisters the wallet. */
  show(session: AnnouncedSession | undefined): void {
    if (!session && !this.#unregister) return
    const change: { -readonly [key in keyof StandardChange]: StandardChange[key] } = {}
    if (session) {
      const { chains, features } = session
      if (!isSame(chains, this.#chains)) change.chains = this.#chains = Object.freeze([...chains])
      const offered = this.#choose(features)
      if (!isSame(Object.keys(offered), Object.keys(this.#offered))) change.features = this.#offered = offered
    }
    const accounts = (session?.accounts ?? []).map(account => this.#account(account, session?.features ?? []))
    if (!isSame(accounts, this.#accounts)) change.accounts = this.#accounts = Object.freeze(accounts)
    if (!session || this.#unregister) this.#notify(change)
    if (session) this.#unregister ??= registerWallet(this.#page, this.wallet)
    else {
      this.#unregister?.()
      this.#unregister = undefined
    }
  }

  /**
   * Resolves with the session's accounts, without a prompt. Implements `standard:connect`.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no account, unless `silent` is set.
   */
  async connect(input?: { readonly silent?: boolean | undefined }): Promise<{
    readonly accounts: readonly StandardAccount[]
  }> {
    if (this.#unregister) await this.#callbacks.onConnect?.()
    if (this.#accounts.length === 0 && input?.silent !== true) throw notConnected()
    return { accounts: this.#accounts }
  }

  /** Ends the session, if there is one. Implements `standard:disconnect`. */
  async disconnect(): Promise<void> {
    if (this.#unregister) await this.#callbacks.disconnect()
  }

  /**
   * Subscribes to `change` events and returns a function that unsubscribes. Ignores other events. Implements
   * `standard:events`.
   */
  on(event: string, listener: (change: StandardChange) => void): () => void {
    if (event !== 'change' || typeof listener !== 'function') return () => {}
    // Wrapped, so that a listener that subscribes twice can unsubscribe once.
    const received = (change: StandardChange): void => listener(change)
    this.#listeners.add(received)
    return () => void this.#listeners.delete(received)
  }

  #notify(change: StandardChange): void {
    if (Object.keys(change).length === 0) return
    for (const listener of [...this.#listeners]) attempt(() => listener(change))
  }

  #choose(allowed: readonly StandardName[]): StandardFeatures {
    const isOffered = (name: string) =>
      !Object.hasOwn(this.#callbacks.features, name) || allowed.some(one => one === name)
    return Object.freeze(Object.fromEntries(Object.entries(this.#features).filter(([name]) => isOffered(name))))
  }

  #account(
    { address, publicKey, chains }: AnnouncedSession['accounts'][number],
    features: readonly StandardName[],
  ): StandardAccount {
    return Object.freeze({
      address,
      publicKey: new Uint8Array(publicKey),
      chains: [...chains],
      features: [...features],
    })
  }
}

/** Compares by content. JSON serializes each byte of a key with its index. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
