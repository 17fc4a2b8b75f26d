import { recentWalletLimit } from '../constants/limits'
import { recentWalletsKey } from '../storage/recentWalletsKey'
import type { Store } from '../storage/Store'
import type { ConnectorState } from './ConnectorController'
import type { RecentWallet } from './RecentWallet'

/** Puts a wallet at the front of the recent ones. What is remembered now is what the next visit reads. */
export function rememberWallet(state: Pick<ConnectorState, 'recent'>, store: Store, wallet: RecentWallet): void {
  const recent = [wallet, ...state.recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletLimit)
  store.write(recentWalletsKey, recent)
  state.recent = recentWalletsKey.parse(recentWalletsKey.print(recent)) ?? []
}

/** The wallets that {@link rememberWallet} kept at earlier visits. */
export function recentWallets(store: Store): readonly RecentWallet[] {
  return store.read(recentWalletsKey)?.slice(0, recentWalletLimit) ?? []
}
