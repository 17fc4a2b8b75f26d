import { isAnnouncedSession, WalletStandardRegistry } from '@openappkit/adapter-kit/actions'
import type { BitcoinWallet } from './BitcoinWallet'
import { identify } from './brands'
import type { FoundWallet, InjectedWallets, LoadInjectedWallets } from './FoundWallet'
import { isBitcoinWallet, type StandardApi, StandardWallet } from './StandardWallet'

/** How often, and after how many milliseconds each, globals that weren't there are looked for again. */
const retries = 3
const retryAfter = 200

/** The Bitcoin wallets of a page, each once, whichever ways it can be reached. */
export class PageWallets {
  readonly #registry = new WalletStandardRegistry<StandardApi>(() => this.#changed())
  readonly #page: Window | undefined
  readonly #onFound: () => void
  readonly #loadInjected: LoadInjectedWallets
  readonly #known = new WeakMap<object, BitcoinWallet>()
  /** Undefined until a page has such wallets. */
  #findInjected: InjectedWallets | undefined
  #injected: readonly FoundWallet[] = []
  #list: readonly BitcoinWallet[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isListening = false

  /**
   * @param onFound - Called when wallets came or went after {@link listen} returned.
   * @param loadInjected - Loads what finds injected wallets that arrive later.
   * @param findInjected - What finds injected wallets, if the page has any by now.
   */
  constructor(onFound: () => void, loadInjected: LoadInjectedWallets, findInjected: InjectedWallets | undefined) {
    this.#onFound = onFound
    this.#loadInjected = loadInjected
    this.#findInjected = findInjected
    if (typeof window !== 'undefined') this.#page = window
  }

  /** The same list as long as nothing in it changed. */
  get wallets(): readonly BitcoinWallet[] {
    return this.#list
  }

  find(id: string): BitcoinWallet | undefined {
    return this.#list.find(wallet => wallet.id === id)
  }

  /** Looks for wallets, now and for a while. */
  listen(): void {
    if (!this.#page || this.#isListening) return
    this.#isListening = true
    this.#registry.listen()
    this.#look()
    this.#update()
    this.#retry(retries)
  }

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
          // The next look tries again.
        },
      )
  }

  #changed(): void {
    const before = this.#list
    this.#update()
    if (this.#list !== before) this.#onFound()
  }

  /** The best way to each: its own provider can send; a registered one only signs. What the wallet is called and looks like is the registered one's to say. */
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

/** Nothing for what is no wallet for Bitcoin, or is a session that a kit announces: whoever registers can put anything there. */
function found(api: StandardApi): FoundWallet[] {
  try {
    const identity = isBitcoinWallet(api) && !isAnnouncedSession(api) ? identify(api.name, api.icon) : undefined
    return identity ? [{ identity, key: api, create: () => new StandardWallet(identity, api) }] : []
  } catch {
    return []
  }
}
