import type { DeviceStore, DeviceStoreKey } from './DeviceStore'

/** Returns a store that ends with the page. */
export function createMemoryStore(): DeviceStore {
  const values = new Map<DeviceStoreKey, unknown>()
  return {
    get: async key => values.get(key),
    set: async (key, value) => void values.set(key, value),
    setIfAbsent: async (key, value) => {
      if (!values.has(key)) values.set(key, value)
      return values.get(key)
    },
    delete: async key => void values.delete(key),
    isPersistent: () => false,
  }
}
