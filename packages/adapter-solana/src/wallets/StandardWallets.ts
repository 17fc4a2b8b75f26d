import { isAnnouncedSession, type WalletSource, WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
import type { Wallet } from '@wallet-standard/base'
import { walletConnectId } from '../walletconnect/walletConnectId'
import { isUsable, StandardWallet } from './StandardWallet'

/** Ids of the kit's own connectors, and the name of its WalletConnect one: no wallet of the page may pass for them. */
const taken: readonly string[] = [walletConnectId, 'WalletConnect', 'ID_AUTH']

/**
 * The Solana wallets of this page: those that are there, and those that register or unregister at any time.
 */
export class StandardWallets implements WalletSource<StandardWallet> {
  readonly #registry = new WalletStandardRegistry<Wallet>(() => this.#changed())
  /** One object for each registered wallet, so that who holds it hears of the same one. */
  readonly #known = new WeakMap<Wallet, StandardWallet>()
  /** What wraps a global of Coinbase's wallet. */
  readonly #wrapped = new WeakMap<object, Wallet>()
  #coinbase: Wallet | undefined
  #list: readonly StandardWallet[] = []
  /** While it listens. */
  #onChange: (() => void) | undefined

  /** Of two that call themselves the same, the one that was there first. */
  get list(): readonly StandardWallet[] {
    return this.#list
  }

  listen(onChange: () => void): () => void {
    if (typeof window === 'undefined') return () => {}
    this.#onChange = onChange
    this.#registry.listen()
    this.#sort()
    return () => this.#stop()
  }

  /** Looks for Coinbase's wallet where it doesn't register by itself: in its browser for phones there is a global and nothing else. */
  async findCoinbase(): Promise<void> {
    if (this.#coinbase || typeof window === 'undefined') return
    const found = injectedCoinbase()
    if (!found) return
    // One that was here before is here again at once: it may be connected.
    if (!this.#wrapped.has(found)) {
      // A load that fails is tried again by the next kit.
      const wrapped = await import('./CoinbaseWallet')
        .then(({ coinbaseWallet }) => coinbaseWallet(found))
        .catch(() => {})
      if (!wrapped || !this.#onChange || this.#coinbase) return
      this.#wrapped.set(found, wrapped)
    }
    this.#coinbase = this.#wrapped.get(found)
    this.#changed()
  }

  /** Whether a wallet is the one that {@link findCoinbase} found. */
  isCoinbase(wallet: StandardWallet): boolean {
    return this.#coinbase !== undefined && this.#known.get(this.#coinbase) === wallet
  }

  #stop(): void {
    this.#onChange = undefined
    this.#registry.stop()
    this.#coinbase = undefined
    this.#list = []
  }

  #changed(): void {
    this.#sort()
    this.#onChange?.()
  }

  #sort(): void {
    const ids = new Set<string>(taken)
    // Last, so that one that keeps to the standard goes first.
    const { wallets } = this.#registry
    const all = this.#coinbase ? [...wallets, this.#coinbase] : wallets
    this.#list = all.flatMap(wallet => {
      const known = this.#known.get(wallet) ?? made(wallet)
      if (!known || ids.has(known.id)) return []
      this.#known.set(wallet, known)
      ids.add(known.id)
      return [known]
    })
  }
}

/** Nothing for what is no wallet for Solana, is a session that a kit announces, or breaks when it is looked at. */
function made(wallet: Wallet): StandardWallet | undefined {
  try {
    return isUsable(wallet) && !isAnnouncedSession(wallet) ? new StandardWallet(wallet) : undefined
  } catch {
    return undefined
  }
}

/** Whatever is there: any script of the page can put anything there, and what breaks when it is looked at is nothing. */
function injectedCoinbase(): object | undefined {
  try {
    const injected: unknown = Reflect.get(window, 'coinbaseSolana')
    return typeof injected === 'object' && injected !== null ? injected : undefined
  } catch {
    return undefined
  }
}
