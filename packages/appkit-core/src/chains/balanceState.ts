import { proxy } from 'valtio/vanilla'
import type { Environment } from '../environment/Environment'
import type { Store } from '../storage/Store'
import { connectionStatusKey, nativeBalanceCacheKey, type StoredBalance } from '../storage/storageKeys'

/** Life of a cached native balance. In milliseconds. */
const nativeBalanceCacheLifetime = 30_000

/** A native balance and how fresh it is. The last good value stays while a new one is fetched, and when that fails. */
export type BalanceState =
  | { readonly status: 'loading'; readonly last: PrintedBalance | undefined }
  | { readonly status: 'ready'; readonly last: PrintedBalance }
  | { readonly status: 'unavailable'; readonly last: PrintedBalance | undefined }

/** A balance as hosts and views read it. */
export interface PrintedBalance {
  /** Decimal string in whole units, every digit: `1.234500000000000001`. */
  readonly balance: string
  readonly symbol: string
}

/** Native balances by CAIP-10 address. */
export interface BalancesState {
  balances: Record<string, BalanceState>
}

/** What was seen in the last 30 s, to be shown after a reload until the chain has answered. Spec 9. */
export function rememberedBalances(store: Store, environment: Environment): BalancesState {
  // Whoever left disconnected left nothing to show. Reference, storage section 1.2.
  if (store.read(connectionStatusKey) === 'disconnected') store.remove(nativeBalanceCacheKey)
  const balances: Record<string, BalanceState> = {}
  for (const [address, { balance, symbol }] of freshBalances(store, environment))
    balances[address] = { status: 'loading', last: { balance, symbol } }
  return proxy({ balances })
}

/** Cached balances that are not too old, and not of a clock that was wrong. */
export function freshBalances(store: Store, environment: Environment): readonly [string, StoredBalance][] {
  const now = environment.now()
  const isFresh = (timestamp: number) => timestamp <= now && now - timestamp <= nativeBalanceCacheLifetime
  return Object.entries(store.read(nativeBalanceCacheKey) ?? {}).filter(([, { timestamp }]) => isFresh(timestamp))
}
