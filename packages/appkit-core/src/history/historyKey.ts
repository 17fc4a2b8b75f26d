import { cacheName } from '../cloud/AnswerCaches'
import { type Decoder, finite, objectOf, recordOf } from '../storage/decode'
import { json, type StorageKey } from '../storage/storageKeys'
import { type HistoryPage, historyPage } from './historyPage'

/** Stored newest page of a history. */
export interface KeptHistory {
  readonly transactions: HistoryPage
  readonly timestamp: number
}

/** Returns the cache id of an account's history. */
export function historyId(address: string, chainId = 'all'): string {
  return `${address} ${chainId}`
}

/** Returns the storage key for the newest pages, grouped by address and chain. */
export function historyKey(): StorageKey<Record<string, KeptHistory>> {
  const kept: Decoder<KeptHistory> = objectOf({ transactions: historyPage, timestamp: finite }, {})
  const { name, parse, print } = json(cacheName('history_transactions_cache'), recordOf(recordOf(kept)))
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
