import { isAnnouncedSession, WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
import type { BitcoinWallet } from './BitcoinWallet'
import { identify } from './brands'
import type { FoundWallet, InjectedWallets, LoadInjectedWallets } from './FoundWallet'
import { isBitcoinWallet, type StandardApi, StandardWallet } from './StandardWallet'

/** Number of times that missing globals are searched for again, and the delay of each in milliseconds. */
const retries = 3
const retryAfter = 200

/** Lists the Bitcoin wallets of a page, each once, with its best connection. */
export class PageWallets {
  readonly #registry = new WalletStandardRegistry<StandardApi>(() => this.#changed())
  readonly #page: Window | undefined
  readonly #onFound: () => void
  readonly #loadInjected: LoadInjectedWallets
  readonly #known = new WeakMap<object, BitcoinWallet>()
  /** Undefined until the page has such wallets. */
  #findInjected: InjectedWallets | undefined
  #injected: readonly FoundWallet[] = []
  #list: readonly BitcoinWallet[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isListening = false

  /**
   * @param onFound - Called when wallets are added or removed after {@link listen} returned.
   * @param loadInjected - Loads the code for injected wallets that arrive later.
   * @param findInjected - Finds injected wallets, if the page has any yet.
   */
  constructor(onFound: () => void, loadInjected: LoadInjectedWallets, findInjected: InjectedWallets | undefined) {
    this.#onFound = onFound
    this.#loadInjected = loadInjected
    this.#findInjected = findInjected
    if (typeof window !== 'undefined') this.#page = window
  }

  /** Wallets found so far. The same array while nothing changes. */
  get wallets(): readonly BitcoinWallet[] {
    return this.#list
  }

  /** Returns a wallet by id. */
  find(id: string): BitcoinWallet | undefined {
    return this.#list.find(wallet => wallet.id === id)
  }

  /** Searches for wallets, now and for a while. */
  listen(): void {
    if (!this.#page || this.#isListening) return
    this.#isListening = true
    this.#registry.listen()
    this.#look()
    this.#update()
    this.#retry(retries)
  }

  /** Stops searching. */
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
   * Selects the best connection to each wallet: its own provider can send, a registered wallet only signs. Name and
   * icon come from the registered wallet.
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
 * Returns a registered wallet. Empty if it doesn't support Bitcoin or is an announced session of a kit, since any
 * script can register anything.
 */
function found(api: StandardApi): FoundWallet[] {
  try {
    const identity = isBitcoinWallet(api) && !isAnnouncedSession(api) ? identify(api.name, api.icon) : undefined
    return identity ? [{ identity, key: api, create: () => new StandardWallet(identity, api) }] : []
  } catch {
    return []
  }
}
