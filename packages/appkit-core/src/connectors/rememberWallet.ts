import { recentWalletsKey } from '../storage/recentWalletsKey'
import type { Store } from '../storage/Store'
import type { ConnectorState } from './ConnectorController'
import type { RecentWallet } from './RecentWallet'

/** Recently used wallets that are remembered. */
const recentWalletLimit = 2

/** Puts a wallet at the front of the recent ones. What is remembered now is what the next visit reads. */
export function rememberWallet(state: Pick<ConnectorState, 'recent'>, store: Store, wallet: RecentWallet): void {
  keep(state, store, [wallet, ...state.recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletLimit))
}

/** Takes a wallet out of the recent ones, for this visit and the next. */
export function forgetWallet(state: Pick<ConnectorState, 'recent'>, store: Store, id: string): void {
  const left = state.recent.filter(known => known.id !== id)
  if (left.length < state.recent.length) keep(state, store, left)
}

function keep(state: Pick<ConnectorState, 'recent'>, store: Store, recent: readonly RecentWallet[]): void {
  store.write(recentWalletsKey, [...recent])
  state.recent = recentWalletsKey.parse(recentWalletsKey.print([...recent])) ?? []
}

/** The wallets that {@link rememberWallet} kept at earlier visits. */
export function recentWallets(store: Store): readonly RecentWallet[] {
  return store.read(recentWalletsKey)?.slice(0, recentWalletLimit) ?? []
}
