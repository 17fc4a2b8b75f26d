import type { AnswerRule } from './AnswerRules'
import { openStorage } from './openStorage'
import type { WalletChain, WalletCoreOptions, WalletStorage } from './WalletCoreOptions'

/** What a wallet remembers. */
export interface WalletState {
  readonly permitted: boolean
  readonly selected: number
  readonly chainId: number
  readonly locked: boolean
  readonly addedChains: Readonly<Record<number, WalletChain>>
  readonly rules: readonly AnswerRule[]
}

/** Holds the state of one wallet and writes each change to its storage. */
export class WalletStore {
  state: WalletState
  readonly #storage: WalletStorage | undefined
  readonly #key: string

  constructor(storage: WalletCoreOptions['storage'], key: string, initial: WalletState) {
    this.#storage = openStorage(storage)
    this.#key = key
    this.state = { ...initial, ...this.#read() }
  }

  update(change: Partial<WalletState>): void {
    this.state = { ...this.state, ...change }
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.state))
    } catch {
      // A full or refused store: the wallet goes on and forgets at the next reload.
    }
  }

  #read(): Partial<WalletState> {
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '{}')
      return isState(value) ? value : {}
    } catch {
      return {}
    }
  }
}

function isState(value: unknown): value is WalletState {
  if (typeof value !== 'object' || value === null) return false
  const { permitted, selected, chainId, locked, addedChains, rules } = value as Partial<WalletState>
  return (
    typeof permitted === 'boolean' &&
    typeof selected === 'number' &&
    typeof chainId === 'number' &&
    typeof locked === 'boolean' &&
    typeof addedChains === 'object' &&
    Array.isArray(rules)
  )
}
