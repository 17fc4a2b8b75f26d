import type { BitcoinWallet } from './BitcoinWallet'
import { identify } from './brands'
import { type FoundWallet, injectedWallets, listedWallets } from './injectedWallets'
import { StandardRegistry } from './StandardRegistry'
import { isBitcoinWallet, type StandardApi, StandardWallet } from './StandardWallet'

/** How often, and after how many milliseconds each, globals that weren't there are looked for again. */
const retries = 3
const retryAfter = 200

/** The Bitcoin wallets of a page, each once, whichever ways it can be reached. */
export class PageWallets {
  readonly #registry: StandardRegistry | undefined
  readonly #page: Window | undefined
  readonly #onFound: () => void
  readonly #known = new WeakMap<object, BitcoinWallet>()
  #injected: readonly FoundWallet[] = []
  #listed: readonly FoundWallet[] = []
  #list: readonly BitcoinWallet[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver: Promise<void> = Promise.resolve()
  #end: () => void = () => {}
  #isListening = false

  /** @param onFound - called when wallets came or went after {@link listen} returned. */
  constructor(onFound: () => void) {
    this.#onFound = onFound
    if (typeof window === 'undefined') return
    this.#page = window
    this.#registry = new StandardRegistry(window, () => this.#changed())
  }

  /** The same list as long as nothing in it changed. */
  get wallets(): readonly BitcoinWallet[] {
    return this.#list
  }

  /** Resolves when globals aren't looked for any more. */
  get settled(): Promise<void> {
    return this.#isOver
  }

  find(id: string): BitcoinWallet | undefined {
    return this.#list.find(wallet => wallet.id === id)
  }

  /** Looks for wallets, now and for a while. */
  listen(): void {
    if (!this.#page || this.#isListening) return
    this.#isListening = true
    this.#registry?.listen()
    this.#look()
    this.#update()
    this.#isOver = new Promise(resolve => {
      this.#end = resolve
    })
    this.#retry(retries)
  }

  stop(): void {
    this.#isListening = false
    this.#registry?.stop()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#end()
    this.#injected = []
    this.#listed = []
    this.#list = []
  }

  #retry(left: number): void {
    if (left === 0) {
      this.#timer = undefined
      this.#end()
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
    this.#injected = injectedWallets(this.#page)
    this.#listed = listedWallets(this.#page)
  }

  #changed(): void {
    const before = this.#list
    this.#update()
    if (this.#list !== before) this.#onFound()
  }

  /** The best way to each: its own provider can send; a registered one only signs. What the wallet is called and looks like is the registered one's to say. */
  #update(): void {
    const standard = (this.#registry?.wallets ?? []).flatMap(found)
    const best = new Map<string, BitcoinWallet>()
    for (const { identity, key, create } of [...this.#injected, ...this.#listed, ...standard]) {
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
    const identity =
      isBitcoinWallet(api) && !(Symbol.for('@openappkit/announced') in api) ? identify(api.name, api.icon) : undefined
    return identity ? [{ identity, key: api, create: () => new StandardWallet(identity, api) }] : []
  } catch {
    return []
  }
}
