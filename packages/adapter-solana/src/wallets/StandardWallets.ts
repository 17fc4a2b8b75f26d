import { isAnnouncedSession, type WalletSource, WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
import type { ProvidedWallet } from '@openappkit/appkit-core'
import type { Wallet } from '@wallet-standard/base'
import { walletConnectId } from '../walletconnect/walletConnectId'
import { isUsable, StandardWallet, type UsableWallet } from './StandardWallet'

/**
 * Reserved names, which no wallet may use: ids of the kit's own connectors, and the name of its WalletConnect
 * connector.
 */
const taken: readonly string[] = [walletConnectId, 'WalletConnect', 'ID_AUTH']

/** Lists the Solana wallets of a page, including later registrations. */
export class StandardWallets implements WalletSource<StandardWallet> {
  readonly #registry = new WalletStandardRegistry<Wallet>(() => this.#changed())
  /** One object per registered wallet, so that references stay valid. */
  readonly #known = new WeakMap<Wallet, StandardWallet>()
  /** Wrappers of Coinbase's global provider. */
  readonly #wrapped = new WeakMap<object, Wallet>()
  #coinbase: Wallet | undefined
  #list: readonly StandardWallet[] = []
  /** Set while listening. */
  #onChange: (() => void) | undefined

  /** Wallets found so far. If two share an id, only the first is listed. */
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

  /** Finds Coinbase Wallet if it didn't register. Its mobile browser only injects a global provider. */
  async findCoinbase(): Promise<void> {
    if (this.#coinbase || typeof window === 'undefined') return
    const found = injectedCoinbase()
    if (!found) return
    // Lists a known wallet synchronously, because it may be connected.
    if (!this.#wrapped.has(found)) {
      // If the load fails, the next kit retries.
      const wrapped = await import('./CoinbaseWallet')
        .then(({ coinbaseWallet }) => coinbaseWallet(found))
        .catch(() => {})
      if (!wrapped || !this.#onChange || this.#coinbase) return
      this.#wrapped.set(found, wrapped)
    }
    this.#coinbase = this.#wrapped.get(found)
    this.#changed()
  }

  /** Returns whether a wallet is the one that {@link findCoinbase} found. */
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
    // Last, so that a registered wallet takes precedence.
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

/**
 * Wraps a registered wallet. Returns undefined if it doesn't support Solana, is an announced session of a kit, or
 * throws when read.
 */
function made(wallet: Wallet): StandardWallet | undefined {
  try {
    return isUsable(wallet) && !isAnnouncedSession(wallet) ? new StandardWallet(wallet) : undefined
  } catch {
    return undefined
  }
}

/** Wraps a wallet that a feature provides. */
export function providedWallet({ id, name, provider }: ProvidedWallet): StandardWallet {
  if (isUsable(provider as Wallet)) return new StandardWallet(provider as UsableWallet, id)
  throw new TypeError(`${name} isn't a Wallet Standard wallet for Solana`)
}

/** Returns the injected global, if any. Any script can define it, so a throwing getter counts as none. */
function injectedCoinbase(): object | undefined {
  try {
    const injected: unknown = Reflect.get(window, 'coinbaseSolana')
    return typeof injected === 'object' && injected !== null ? injected : undefined
  } catch {
    return undefined
  }
}
