import type { EmbeddedAccount, EmbeddedStatus } from '@openappkit/contract/embedded'
import { WalletFailure } from '../WalletFailure'
import type { AccountPins } from './device/AccountPins'
import type { DeviceStore } from './device/DeviceStore'
import { findOwnPath } from './flows/findOwnPath'
import type { VaultState } from './Vault'

/** The vault's state and its only writer. */
export class CurrentState {
  readonly #pins: AccountPins
  readonly #store: DeviceStore
  readonly #listeners = new Set<(state: VaultState) => void>()
  #account: EmbeddedAccount | undefined
  #isVerifying = false
  #isNew = false

  constructor(pins: AccountPins, store: DeviceStore) {
    this.#pins = pins
    this.#store = store
  }

  get value(): VaultState {
    const isMemoryOnly = !this.#store.isPersistent('keys')
    return { status: this.#status(), account: this.#account, isMemoryOnly, ...(this.#isNew && { isNew: true }) }
  }

  /**
   * Account of the user.
   *
   * @throws WalletFailure `embedded/not-logged-in`.
   */
  get account(): EmbeddedAccount {
    if (this.#account) return this.#account
    throw new WalletFailure('embedded/not-logged-in', 'Log in to use the wallet.')
  }

  /**
   * Compares an account that the server sent with this device's memory.
   *
   * @throws WalletFailure `embedded/address-mismatch` or `embedded/older-server`.
   */
  async check(account: EmbeddedAccount): Promise<void> {
    await this.#pins.check(account)
  }

  /** Checks an account and takes it over. */
  async accept(account: EmbeddedAccount): Promise<VaultState> {
    await this.prepare(account)
    this.#isVerifying = false
    return this.#emit()
  }

  /** Checks the account of a new wallet and takes it over. */
  async created(account: EmbeddedAccount): Promise<VaultState> {
    this.#isNew = true
    return await this.accept(account)
  }

  /** Checks an account and takes it over without a change of the status: its wallet is about to be created. */
  async prepare(account: EmbeddedAccount): Promise<void> {
    await this.check(account)
    this.#account = account
  }

  /** A code is on its way. */
  verifying(): void {
    this.#isVerifying = true
    this.#emit()
  }

  /** No user is logged in. */
  loggedOut(): void {
    this.#account = undefined
    this.#isVerifying = false
    this.#isNew = false
    this.#emit()
  }

  subscribe(listener: (state: VaultState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #status(): EmbeddedStatus {
    const hasNoWallet = !this.#account || this.#account.controlKey === null
    if (this.#isVerifying && hasNoWallet) return 'verifying'
    if (!this.#account) return 'out'
    return findOwnPath(this.#account) ? 'ready' : 'locked'
  }

  #emit(): VaultState {
    const state = this.value
    for (const listener of this.#listeners) listener(state)
    return state
  }
}
