import type { WalletStorage } from '../wallet/WalletCoreOptions'

/** Storage of a WalletConnect client for its keys, topics and sessions. */
export interface KeyValueStorage {
  getKeys(): Promise<string[]>
  // These signatures match the client's. Only the client knows the type of each value.
  getEntries<value>(): Promise<[string, value][]>
  getItem<value>(key: string): Promise<value | undefined>
  setItem<value>(key: string, value: value): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Stores values in memory. With a `store`, also persists all of them there under one `key`. */
export function keyValueStorage(store: WalletStorage | undefined, key: string): KeyValueStorage {
  const values = new Map<string, string>(readEntries(store, key))
  const save = (): void => {
    try {
      store?.setItem(key, JSON.stringify([...values]))
    } catch {
      // The storage is full or denied. The wallet continues without persistence.
    }
  }
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async () => [...values].map(([name, text]) => [name, JSON.parse(text)]),
    async getItem(name) {
      const text = values.get(name)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async setItem(name, value) {
      values.set(name, JSON.stringify(value))
      save()
    },
    async removeItem(name) {
      values.delete(name)
      save()
    },
  }
}

function readEntries(store: WalletStorage | undefined, key: string): [string, string][] {
  try {
    const value: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(value) && value.every(isEntry) ? value : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'string')
}
