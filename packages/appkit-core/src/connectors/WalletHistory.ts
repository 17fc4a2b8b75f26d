import { proxy } from 'valtio/vanilla'
import type { Connector } from '../adapter/Connector'
import { recentWalletsKey } from '../storage/recentWalletsKey'
import type { Store } from '../storage/Store'
import type { ConnectorState, RecentWallet } from './ConnectorController'
import { type BrandsState, followBrands } from './followBrands'

/** Recently used wallets that are remembered. */
const recentWalletLimit = 2

/** Remembers which wallets were used lately, by their ids in the directory as far as these are known. */
export class WalletHistory {
  /** Names the wallet of a connector. Its table loads where chains or the directory make it needed. */
  readonly brands: BrandsState = proxy<BrandsState>({ directoryIdOf: undefined })
  readonly #connectors: ConnectorState
  readonly #store: Store

  constructor(connectors: ConnectorState, store: Store) {
    this.#connectors = connectors
    this.#store = store
    connectors.recent = store.read(recentWalletsKey)?.slice(0, recentWalletLimit) ?? []
  }

  /** Begins to load the table of brands when it is needed. Returns what ends it. */
  start(): () => void {
    return followBrands(this.#connectors, this.brands)
  }

  /** Id of a connector's wallet in the directory, as far as it is known by now. */
  directoryIdOf(connector: Connector): string | undefined {
    return connector.explorerId ?? this.brands.directoryIdOf?.(connector)
  }

  /** Puts a wallet at the front of the recent ones, of which two are kept, also for the next visit. */
  remember(wallet: RecentWallet): void {
    const others = this.#connectors.recent.filter(({ id }) => id !== wallet.id)
    this.#keep([wallet, ...others].slice(0, recentWalletLimit))
  }

  /** Takes a wallet out of the recent ones, also for the next visit. Its connection, if there is one, stays. */
  forget(id: string): void {
    const { recent } = this.#connectors
    const left = recent.filter(known => known.id !== id)
    if (left.length < recent.length) this.#keep(left)
  }

  /** What is remembered now is what the next visit reads. */
  #keep(recent: RecentWallet[]): void {
    this.#store.write(recentWalletsKey, recent)
    this.#connectors.recent = recentWalletsKey.parse(recentWalletsKey.print(recent)) ?? []
  }
}
