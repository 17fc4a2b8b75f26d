import type { KeyValueStorage } from './KeyValueStorage'

/**
 * Keeps values in memory. Use it on servers, in tests, and in browsers that block storage.
 *
 * @example
 * ```ts
 * import { memoryStorage } from '@openappkit/appkit-core'
 *
 * const storage = memoryStorage({ theme: 'dark' })
 * storage.getItem('theme') // 'dark'
 * ```
 */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial))
  return {
    getItem: name => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: name => void values.delete(name),
  }
}
