import type { Wallet } from '@wallet-standard/base'
import { isUsable, StandardWallet } from './StandardWallet'

/** Ids of the kit's own connectors, and the name of its WalletConnect one: no wallet of the page may pass for them. */
const taken: readonly string[] = ['walletConnect', 'WalletConnect', 'ID_AUTH']

/**
 * The wallets of this page: those that are there, and those that register or unregister at any time. It speaks the protocol of Wallet Standard itself, because
 * the registry of `@wallet-standard/app` is one for all and listens for ever.
 */
export class StandardWallets {
  readonly #onChange: () => void
  #registered: readonly Wallet[] = []
  /** One object for each registered wallet, so that who holds it hears of the same one. */
  readonly #known = new WeakMap<Wallet, StandardWallet>()
  #list: readonly StandardWallet[] = []
  #stop: (() => void) | undefined

  /** @param onChange - called when wallets came or went after {@link listen} returned. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Of two that call themselves the same, the one that was there first. */
  get list(): readonly StandardWallet[] {
    return this.#list
  }

  listen(): void {
    if (this.#stop || typeof window === 'undefined') return
    const page = window
    let isAsking = true
    const update = () => {
      this.#sort()
      if (!isAsking && this.#stop) this.#onChange()
    }
    const api = Object.freeze({
      register: (...wallets: Wallet[]): (() => void) => {
        const fresh = wallets.filter(wallet => !this.#registered.includes(wallet))
        this.#registered = [...this.#registered, ...fresh]
        update()
        return () => {
          this.#registered = this.#registered.filter(wallet => !fresh.includes(wallet))
          update()
        }
      },
    })
    const hear = (event: Event): void => {
      const { detail } = event as CustomEvent<unknown>
      if (typeof detail === 'function') detail(api)
    }
    page.addEventListener('wallet-standard:register-wallet', hear)
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    isAsking = false
    this.#stop = () => page.removeEventListener('wallet-standard:register-wallet', hear)
  }

  stop(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#registered = []
    this.#list = []
  }

  #sort(): void {
    const ids = new Set<string>(taken)
    this.#list = this.#registered.flatMap(wallet => {
      const known = this.#known.get(wallet) ?? made(wallet)
      if (!known || ids.has(known.id)) return []
      this.#known.set(wallet, known)
      ids.add(known.id)
      return [known]
    })
  }
}

/** Nothing for what is no wallet for Solana, or breaks when it is looked at. */
function made(wallet: Wallet): StandardWallet | undefined {
  try {
    return isUsable(wallet) ? new StandardWallet(wallet) : undefined
  } catch {
    return undefined
  }
}
