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

  constructor(pins: AccountPins, store: DeviceStore) {
    this.#pins = pins
    this.#store = store
  }

  get value(): VaultState {
    return { status: this.#status(), account: this.#account, isMemoryOnly: !this.#store.isPersistent('keys') }
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

  /** Takes over an account that the server sent, unless this device knows better. */
  async accept(account: EmbeddedAccount): Promise<VaultState> {
    await this.#pins.check(account)
    this.#account = account
    this.#isVerifying = false
    return this.#emit()
  }

  /** A code is on its way. */
  verifying(): void {
    this.#isVerifying = true
    this.#emit()
  }

  /** Nobody is logged in. */
  loggedOut(): void {
    this.#account = undefined
    this.#isVerifying = false
    this.#emit()
  }

  subscribe(listener: (state: VaultState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #status(): EmbeddedStatus {
    if (!this.#account) return this.#isVerifying ? 'verifying' : 'out'
    return findOwnPath(this.#account) ? 'ready' : 'locked'
  }

  #emit(): VaultState {
    const state = this.value
    for (const listener of this.#listeners) listener(state)
    return state
  }
}
