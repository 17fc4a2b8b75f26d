import { notConnected } from '@openappkit/appkit-core/transactions'
import { announcedMark } from './announcedMark'
import { attempt, registerWallet, type WalletPage } from './registerWallet'
import type { StandardAccount, StandardChange, StandardFeatures, StandardName, StandardWallet } from './StandardWallet'

const version = '1.0.0'

/** A phone. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f6bff"/><path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M12.5 7h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zm2.5 15h2"/></svg>'

/** A session as others are shown it. */
export interface AnnouncedSession {
  /** The one in use first. */
  readonly accounts: readonly Pick<StandardAccount, 'address' | 'publicKey' | 'chains'>[]
  readonly chains: readonly StandardName[]
  /** Which of the chain's features the session allows. */
  readonly features: readonly StandardName[]
}

/** What an announcement asks of the adapter. */
export interface AnnouncementOwner {
  /** The features of the chain that a session may allow. Their methods check by themselves that the session is there. */
  readonly features: StandardFeatures
  /** A library of the page connects: the time to learn what only the wallet knows. What can't be learned keeps nobody waiting. */
  onConnect?(): Promise<void>
  /** Ends the session, as whoever else disconnects here does. */
  disconnect(): Promise<void>
}

/**
 * A session of the kit as a wallet of Wallet Standard, for the other libraries of the page. It is registered while there is a session: always as the same
 * object, so that who lists wallets has it once, over any number of sessions.
 */
export class AnnouncedWallet {
  readonly wallet: StandardWallet
  readonly #page: WalletPage
  readonly #owner: AnnouncementOwner
  readonly #listeners = new Set<(change: StandardChange) => void>()
  readonly #features: StandardFeatures
  #accounts: readonly StandardAccount[] = Object.freeze([])
  #chains: readonly StandardName[] = Object.freeze([])
  #offered: StandardFeatures
  #unregister: (() => void) | undefined

  constructor(page: WalletPage, owner: AnnouncementOwner) {
    this.#page = page
    this.#owner = owner
    this.#features = {
      'standard:connect': { version, connect: (input?: { readonly silent?: boolean }) => this.connect(input) },
      'standard:disconnect': { version, disconnect: () => this.disconnect() },
      'standard:events': {
        version,
        on: (event: string, listener: (change: StandardChange) => void) => this.on(event, listener),
      },
      ...owner.features,
    }
    this.#offered = this.#choose([])
    const chains = () => this.#chains
    const accounts = () => this.#accounts
    const features = () => this.#offered
    this.wallet = Object.freeze({
      version,
      // The name of the way, not of the phone: it stays the same over sessions, and none of it is the phone's to say.
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

  /** The session as it is now; nothing when there is none any more, or nobody who could serve it. */
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
    if (!session || this.#unregister) this.#tell(change)
    if (session) this.#unregister ??= registerWallet(this.#page, this.wallet)
    else {
      this.#unregister?.()
      this.#unregister = undefined
    }
  }

  /** What `standard:connect` does: the session is there, so nobody is asked. @throws AppKitError `wallet/not-connected` when it isn't, unless in silence. */
  async connect(input?: { readonly silent?: boolean | undefined }): Promise<{
    readonly accounts: readonly StandardAccount[]
  }> {
    if (this.#unregister) await this.#owner.onConnect?.()
    if (this.#accounts.length === 0 && input?.silent !== true) throw notConnected()
    return { accounts: this.#accounts }
  }

  /** What `standard:disconnect` does. Without a session there is nothing to end. */
  async disconnect(): Promise<void> {
    if (this.#unregister) await this.#owner.disconnect()
  }

  /** What `standard:events` does. Returns what ends it. */
  on(event: string, listener: (change: StandardChange) => void): () => void {
    if (event !== 'change' || typeof listener !== 'function') return () => {}
    // Each is its own, so that who listens twice with one function ends one of them.
    const heard = (change: StandardChange): void => listener(change)
    this.#listeners.add(heard)
    return () => void this.#listeners.delete(heard)
  }

  #tell(change: StandardChange): void {
    if (Object.keys(change).length === 0) return
    for (const listener of [...this.#listeners]) attempt(() => listener(change))
  }

  #choose(allowed: readonly StandardName[]): StandardFeatures {
    const isOffered = (name: string) => !Object.hasOwn(this.#owner.features, name) || allowed.some(one => one === name)
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

/** By what is in them. Keys are bytes, which JSON writes out with their places. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
