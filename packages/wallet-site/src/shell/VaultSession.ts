import type { EmbeddedAccount } from '@openappkit/contract/embedded'
import { RpcFailure } from '../rpc/RpcFailure'
import type { Vault, VaultState } from '../vault/Vault'
import { WalletFailure } from '../WalletFailure'
import { Lazy } from './Lazy'

/** State of the vault as the page sees it. */
export class VaultSession {
  readonly #vault: Vault
  readonly #started: Lazy<VaultState>
  readonly #listeners = new Set<(state: VaultState) => void>()
  #state: VaultState = { status: 'out', account: undefined, isMemoryOnly: false }

  constructor(vault: Vault) {
    this.#vault = vault
    this.#started = new Lazy(() => vault.start().then(state => this.#update(state)))
    vault.subscribe(state => this.#update(state))
  }

  /** The last known state. */
  get state(): VaultState {
    return this.#state
  }

  /** Starts the vault if necessary, and returns the state. */
  async ready(): Promise<VaultState> {
    await this.#started.get()
    return this.#state
  }

  /** Returns the started vault. */
  async vault(): Promise<Vault> {
    await this.#started.get()
    return this.#vault
  }

  /**
   * Returns the account of the user.
   *
   * @throws WalletFailure `embedded/not-logged-in`
   */
  async account(): Promise<EmbeddedAccount> {
    const { account } = await this.ready()
    if (account === undefined) throw new RpcFailure('embedded/not-logged-in', 4100, 'Log in to the wallet first.')
    return account
  }

  /**
   * Returns the user's address of a namespace.
   *
   * @throws WalletFailure `embedded/not-logged-in`, or `embedded/no-wallet-yet` until the user has a wallet.
   */
  async address(namespace: string): Promise<string> {
    const { addresses } = await this.account()
    const found = addresses.find(address => address.namespace === namespace)
    if (found !== undefined) return found.address
    if (addresses.length === 0)
      throw new WalletFailure('embedded/no-wallet-yet', 'Protect the wallet to finish creating it.')
    throw new RpcFailure('embedded/chain-not-supported', 4902, "The wallet doesn't support this network.")
  }

  subscribe(listener: (state: VaultState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #update(state: VaultState): VaultState {
    this.#state = state
    for (const listener of this.#listeners) listener(state)
    return state
  }
}
