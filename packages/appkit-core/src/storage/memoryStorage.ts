import type { KeyValueStorage } from './KeyValueStorage'

/** Keeps values for as long as the object lives. For servers, tests, and browsers that forbid storage. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial))
  return {
    getItem: name => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: name => void values.delete(name),
  }
}
