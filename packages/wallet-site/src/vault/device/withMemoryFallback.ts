import { createMemoryStore } from './createMemoryStore'
import type { DeviceStore, DeviceStoreKey } from './DeviceStore'

/** Milliseconds after which a store that doesn't answer counts as denied. */
const PATIENCE = 3_000

/**
 * Keeps values in memory that the browser can't store: some refuse `CryptoKey`s with a `DataCloneError`, others deny
 * storage in frames, and some never answer.
 */
export function withMemoryFallback(store: DeviceStore, patience: number = PATIENCE): DeviceStore {
  const memory = createMemoryStore()
  const inMemory = new Set<DeviceStoreKey>()
  const attempt = async <result>(
    key: DeviceStoreKey,
    run: (store: DeviceStore) => Promise<result>,
  ): Promise<result> => {
    if (inMemory.has(key)) return await run(memory)
    try {
      return await withPatience(run(store), patience)
    } catch {
      inMemory.add(key)
      return await run(memory)
    }
  }
  return {
    get: key => attempt(key, one => one.get(key)),
    set: (key, value) => attempt(key, one => one.set(key, value)),
    setIfAbsent: (key, value) => attempt(key, one => one.setIfAbsent(key, value)),
    delete: key => attempt(key, one => one.delete(key)),
    isPersistent: key => !inMemory.has(key) && store.isPersistent(key),
  }
}

async function withPatience<result>(work: Promise<result>, patience: number): Promise<result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser's storage doesn't answer.")), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
