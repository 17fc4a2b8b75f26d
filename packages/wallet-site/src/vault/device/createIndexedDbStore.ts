import { type IDBPDatabase, openDB } from 'idb'
import type { DeviceStore } from './DeviceStore'

const DATABASE = 'openappkit-wallet'
const TABLE = 'device'

/** Returns a store in IndexedDB. Its methods reject if the browser denies storage or can't store the value. */
export function createIndexedDbStore(): DeviceStore {
  let opening: Promise<IDBPDatabase> | undefined
  const open = (): Promise<IDBPDatabase> => {
    opening ??= openDB(DATABASE, 1, {
      upgrade: database => void database.createObjectStore(TABLE),
      terminated: () => {
        opening = undefined
      },
    })
    return opening
  }
  return {
    get: async key => (await open()).get(TABLE, key),
    set: async (key, value) => void (await (await open()).put(TABLE, value, key)),
    setIfAbsent: async (key, value) => {
      const transaction = (await open()).transaction(TABLE, 'readwrite')
      const stored: unknown = await transaction.store.get(key)
      if (stored === undefined) await Promise.all([transaction.store.put(value, key), transaction.done])
      return stored ?? value
    },
    delete: async key => await (await open()).delete(TABLE, key),
    isPersistent: () => true,
  }
}
