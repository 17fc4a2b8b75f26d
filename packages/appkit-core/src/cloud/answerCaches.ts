import type { Environment } from '../environment/Environment'
import { type Decoder, finite, objectOf, recordOf, text } from '../storage/decode'
import type { Store } from '../storage/Store'
import { json, type StorageKey } from '../storage/storageKeys'
import { type BalanceRow, balanceRows } from './balanceRows'
import { fungiblePrices, type TokenPrice } from './fungiblePrices'
import { type HistoryPage, historyPage } from './historyPage'
import { type Identity, identityAnswer } from './identityAnswer'
import { type NameRecord, nameRecords } from './nameRecords'
import { StoredCache } from './StoredCache'

/** Life of a cached identity. In milliseconds. */
const identityCacheLifetime = 300_000
/** Life of a cached name. In milliseconds. */
const nameCacheLifetime = 300_000
/** Life of a cached portfolio. In milliseconds. */
const portfolioCacheLifetime = 30_000

/** Life of the newest page of a history, and of a price, in milliseconds. Reference, cloud API section 0.4. */
const historyCacheLifetime = 15_000
const tokenPriceCacheLifetime = 15_000

interface KeptBalances {
  readonly caipAddress: string
  readonly balance: { readonly balances: readonly BalanceRow[] }
  readonly timestamp: number
}
interface KeptHistory {
  readonly transactions: HistoryPage
  readonly timestamp: number
}
interface KeptIdentity {
  readonly identity: Identity
  readonly timestamp: number
}
interface KeptNames {
  readonly address: string
  readonly ens: readonly NameRecord[]
  readonly timestamp: number
}
interface KeptPrices {
  readonly tokenPrice: { readonly fungibles: readonly TokenPrice[] }
  readonly timestamp: number
}

/** The caches of the backend's answers. Names and forms of the reference, storage section 1.2. */
export interface AnswerCaches {
  readonly balances: StoredCache<KeptBalances>
  /** Newest page only. */
  readonly history: StoredCache<KeptHistory>
  readonly identities: StoredCache<KeptIdentity>
  readonly names: StoredCache<KeptNames>
  readonly prices: StoredCache<KeptPrices>
}

/** The id of a page in the cache of histories, which keeps them by address and chain. */
export function historyId(address: string, chainId = 'all'): string {
  return `${address} ${chainId}`
}

export function answerCaches(store: Store, environment: Environment): AnswerCaches {
  const cache = <Entry extends { readonly timestamp: number }>(
    key: StorageKey<Record<string, Entry>>,
    lifetime: number,
  ) => new StoredCache(store, environment, key, lifetime)
  return {
    balances: cache(
      entries('portfolio_cache', { caipAddress: text(300), balance: balanceRows }),
      portfolioCacheLifetime,
    ),
    history: cache(historyKey(), historyCacheLifetime),
    identities: cache(entries('identity_cache', { identity: identityAnswer }), identityCacheLifetime),
    names: cache(entries('ens_cache', { address: text(300), ens: nameRecords }), nameCacheLifetime),
    prices: cache(entries('token_price_cache', { tokenPrice: fungiblePrices }), tokenPriceCacheLifetime),
  }
}

type Entries<Shape extends Record<string, Decoder<unknown>>> = Record<
  string,
  { [Name in keyof Shape]: Exclude<ReturnType<Shape[Name]>, undefined> } & { readonly timestamp: number }
>

function entries<Shape extends Record<string, Decoder<unknown>>>(
  name: string,
  shape: Shape,
): StorageKey<Entries<Shape>> {
  return json(`@appkit/${name}`, recordOf(objectOf({ ...shape, timestamp: finite }, {}))) as StorageKey<Entries<Shape>>
}

/** Stored by address, and there by chain. */
function historyKey(): StorageKey<Record<string, KeptHistory>> {
  const kept: Decoder<KeptHistory> = objectOf({ transactions: historyPage, timestamp: finite }, {})
  const { name, parse, print } = json('@appkit/history_transactions_cache', recordOf(recordOf(kept)))
  return {
    name,
    parse: raw => {
      const nested = Object.entries(parse(raw) ?? {})
      return Object.fromEntries(
        nested.flatMap(([address, chains]) =>
          Object.entries(chains).map(([chainId, page]) => [historyId(address, chainId), page] as const),
        ),
      )
    },
    print: pages => {
      const nested: Record<string, Record<string, KeptHistory>> = {}
      for (const [id, page] of Object.entries(pages)) {
        const [address = '', chainId = ''] = id.split(' ')
        nested[address] = { ...nested[address], [chainId]: page }
      }
      return print(nested)
    },
  }
}
