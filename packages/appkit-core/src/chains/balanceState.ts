import { proxy } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import type { Store } from '../storage/Store'
import { connectionStatusKey, nativeBalanceCacheKey, type StoredBalance } from '../storage/storageKeys'

/** Lifetime of a cached native balance, in milliseconds. */
const nativeBalanceCacheLifetime = 30_000

/** Native balance and its status. The last known value stays during a fetch and after a failure. */
export type BalanceState =
  | { readonly status: 'loading'; readonly last: PrintedBalance | undefined }
  | { readonly status: 'ready'; readonly last: PrintedBalance }
  | { readonly status: 'unavailable'; readonly last: PrintedBalance | undefined }

/** Balance as text, for apps and views. */
export interface PrintedBalance {
  /** Decimal string in whole units with every digit, such as `1.234500000000000001`. */
  readonly balance: string
  readonly symbol: string
}

/** Native balances by CAIP-10 address. */
export interface BalancesState {
  balances: Record<string, BalanceState>
}

/** Returns balances cached within the last 30 s, to show after a reload until the chain responds. */
export function rememberedBalances(store: Store, environment: Environment): BalancesState {
  // Cached balances must not show after a wallet disconnects.
  if (store.read(connectionStatusKey) === 'disconnected') store.remove(nativeBalanceCacheKey)
  const balances: Record<string, BalanceState> = {}
  for (const [address, { balance, symbol }] of freshBalances(store, environment))
    balances[address] = { status: 'loading', last: { balance, symbol } }
  return proxy({ balances })
}

/** Returns cached balances that haven't expired and aren't dated in the future. */
export function freshBalances(store: Store, environment: Environment): readonly [string, StoredBalance][] {
  const now = environment.now()
  const isFresh = (timestamp: number) => timestamp <= now && now - timestamp <= nativeBalanceCacheLifetime
  return Object.entries(store.read(nativeBalanceCacheKey) ?? {}).filter(([, { timestamp }]) => isFresh(timestamp))
}
