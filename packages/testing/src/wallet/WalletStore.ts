import type { AnswerRule } from './AnswerRules'
import { openStorage } from './openStorage'
import type { WalletCoreOptions, WalletStorage } from './WalletCoreOptions'

/** State that every wallet stores. */
export interface WalletMemory {
  readonly permitted: boolean
  readonly selected: number
  readonly locked: boolean
  /** Connects are approved without an account. */
  readonly grantsNoAccounts: boolean
  readonly rules: readonly AnswerRule[]
}

/** Holds the state of one wallet and writes each change to its storage. */
export class WalletStore<state extends WalletMemory> {
  state: state
  readonly #storage: WalletStorage | undefined
  readonly #key: string

  /** Stored state is used if every entry has the type of that entry in `initial`. */
  constructor(storage: WalletCoreOptions['storage'], key: string, initial: state) {
    this.#storage = openStorage(storage)
    this.#key = key
    this.state = { ...initial, ...this.#read(initial) }
  }

  update(change: Partial<state>): void {
    this.state = { ...this.state, ...change }
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.state))
    } catch {
      // A full or refused store: the wallet goes on and forgets at the next reload.
    }
  }

  #read(initial: state): Partial<state> {
    try {
      const value: unknown = JSON.parse(this.#storage?.getItem(this.#key) ?? '{}')
      return isLike(initial, value) ? value : {}
    } catch {
      return {}
    }
  }
}

function isLike<state extends object>(initial: state, value: unknown): value is state {
  if (typeof value !== 'object' || value === null) return false
  const stored = value as Readonly<Record<string, unknown>>
  return Object.entries(initial).every(([key, like]) => kindOf(stored[key]) === kindOf(like))
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}
