import { proxy } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import { recentWalletsKey } from '../storage/recentWalletsKey'
import type { Store } from '../storage/Store'
import type { ConnectorState, RecentWallet } from './ConnectorController'
import { type BrandsState, followBrands } from './followBrands'

/** Maximum number of recent wallets. */
const recentWalletLimit = 2

/** Keeps the recently used wallets, by their directory ids if known. */
export class WalletHistory {
  /** Table that maps connectors to directory ids. Loads only if needed. */
  readonly brands: BrandsState = proxy<BrandsState>({ directoryIdOf: undefined })
  readonly #connectors: ConnectorState
  readonly #store: Store

  constructor(connectors: ConnectorState, store: Store) {
    this.#connectors = connectors
    this.#store = store
    connectors.recent = store.read(recentWalletsKey)?.slice(0, recentWalletLimit) ?? []
  }

  /**
   * Loads the table of wallet brands once connectors need it. Returns a function that stops watching the connectors.
   */
  start(): () => void {
    return followBrands(this.#connectors, this.brands)
  }

  /** Returns the directory id of a connector's wallet. Undefined if it's unknown or the table hasn't loaded. */
  directoryIdOf(connector: Connector): string | undefined {
    return connector.explorerId ?? this.brands.directoryIdOf?.(connector)
  }

  /** Moves a wallet to the front of the recent wallets and stores them. Keeps only the two newest. */
  remember(wallet: RecentWallet): void {
    const others = this.#connectors.recent.filter(({ id }) => id !== wallet.id)
    this.#keep([wallet, ...others].slice(0, recentWalletLimit))
  }

  /** Removes a wallet from the recent wallets and from storage. Doesn't end its connection. */
  forget(id: string): void {
    const { recent } = this.#connectors
    const left = recent.filter(known => known.id !== id)
    if (left.length < recent.length) this.#keep(left)
  }

  /** Stores the recent wallets and keeps only what the next session can read. */
  #keep(recent: RecentWallet[]): void {
    this.#store.write(recentWalletsKey, recent)
    this.#connectors.recent = recentWalletsKey.parse(recentWalletsKey.print(recent)) ?? []
  }
}
