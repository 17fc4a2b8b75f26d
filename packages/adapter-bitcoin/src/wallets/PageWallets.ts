import { isAnnouncedSession, WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
import type { BitcoinWallet } from './BitcoinWallet'
import { identify } from './brands'
import type { FoundWallet, InjectedWallets, LoadInjectedWallets } from './FoundWallet'
import { isBitcoinWallet, type StandardApi, StandardWallet } from './StandardWallet'

/** Number of retries to find missing globals, and the delay before each in milliseconds. */
const retries = 3
const retryAfter = 200

/** Lists each Bitcoin wallet of a page once, with its best connection. */
export class PageWallets {
  readonly #registry = new WalletStandardRegistry<StandardApi>(() => this.#changed())
  readonly #page: Window | undefined
  readonly #onFound: () => void
  readonly #loadInjected: LoadInjectedWallets
  readonly #known = new WeakMap<object, BitcoinWallet>()
  /** Undefined until the code for injected wallets has loaded. */
  #findInjected: InjectedWallets | undefined
  #injected: readonly FoundWallet[] = []
  #list: readonly BitcoinWallet[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isListening = false

  /**
   * @param onFound - Called when wallets are added or removed after {@link listen} returned.
   * @param loadInjected - Loads the code for injected wallets that appear later.
   * @param findInjected - Finds injected wallets. Undefined if the page has none yet.
   */
  constructor(onFound: () => void, loadInjected: LoadInjectedWallets, findInjected: InjectedWallets | undefined) {
    this.#onFound = onFound
    this.#loadInjected = loadInjected
    this.#findInjected = findInjected
    if (typeof window !== 'undefined') this.#page = window
  }

  /** Wallets found so far. The array stays the same until the list changes. */
  get wallets(): readonly BitcoinWallet[] {
    return this.#list
  }

  /** Returns a wallet by id. */
  find(id: string): BitcoinWallet | undefined {
    return this.#list.find(wallet => wallet.id === id)
  }

  /** Listens for Wallet Standard wallets and searches for injected ones, several times within a short period. */
  listen(): void {
    if (!this.#page || this.#isListening) return
    this.#isListening = true
    this.#registry.listen()
    this.#look()
    this.#update()
    this.#retry(retries)
  }

  /** Stops searching and clears the list. */
  stop(): void {
    this.#isListening = false
    this.#registry.stop()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#injected = []
    this.#list = []
  }

  #retry(left: number): void {
    if (left === 0) {
      this.#timer = undefined
      return
    }
    this.#timer = setTimeout(() => {
      this.#look()
      this.#changed()
      this.#retry(left - 1)
    }, retryAfter)
  }

  #look(): void {
    if (!this.#page) return
    if (this.#findInjected) this.#injected = this.#findInjected(this.#page, identify)
    else
      this.#loadInjected(this.#page)?.then(
        found => {
          this.#findInjected = found
          if (!this.#isListening) return
          this.#look()
          this.#changed()
        },
        () => {
          // The next search retries.
        },
      )
  }

  #changed(): void {
    const before = this.#list
    this.#update()
    if (this.#list !== before) this.#onFound()
  }

  /**
   * Selects the best connection to each wallet. An injected provider takes precedence, because it can send, while a
   * registered wallet only signs. The name and icon come from the selected connection.
   */
  #update(): void {
    const standard = this.#registry.wallets.flatMap(found)
    const best = new Map<string, BitcoinWallet>()
    for (const { identity, key, create } of [...this.#injected, ...standard]) {
      if (best.has(identity.id)) continue
      const wallet = this.#known.get(key) ?? create()
      this.#known.set(key, wallet)
      best.set(identity.id, wallet)
    }
    const list = [...best.values()]
    const isSame = list.length === this.#list.length && list.every((wallet, index) => wallet === this.#list[index])
    if (!isSame) this.#list = list
  }
}

/**
 * Returns a registered wallet. Empty if it doesn't support Bitcoin, is an announced session of a kit, or throws when
 * read. Any script can register anything.
 */
function found(api: StandardApi): FoundWallet[] {
  try {
    const identity = isBitcoinWallet(api) && !isAnnouncedSession(api) ? identify(api.name, api.icon) : undefined
    return identity ? [{ identity, key: api, create: () => new StandardWallet(identity, api) }] : []
  } catch {
    return []
  }
}
