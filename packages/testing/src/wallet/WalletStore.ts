import type { AnswerRule } from './AnswerRules'
import { openStorage } from './openStorage'
import type { WalletCoreOptions, WalletStorage } from './WalletCoreOptions'

/** State that every wallet stores. */
export interface WalletMemory {
  readonly permitted: boolean
  readonly selected: number
  readonly locked: boolean
  /** Whether approved connections share no account. */
  readonly grantsNoAccounts: boolean
  readonly rules: readonly AnswerRule[]
}

/** The state of one wallet. Writes each change to the wallet's storage. */
export class WalletStore<state extends WalletMemory> {
  state: state
  readonly #storage: WalletStorage | undefined
  readonly #key: string

  /** Uses the stored state only if every entry has the same type as in `initial`. */
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
      // The storage is full or denied. The wallet continues without persistence.
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
