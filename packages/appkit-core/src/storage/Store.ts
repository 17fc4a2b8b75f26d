import type { KeyValueStorage } from './KeyValueStorage'
import { memoryStorage } from './memoryStorage'
import type { StorageKey } from './storageKeys'

/**
 * Reads and writes a {@link KeyValueStorage} with validated types. Never throws: values that can't be read or parsed
 * are absent, and values that can't be written stay in memory.
 */
export class Store {
  readonly #storage: KeyValueStorage
  /** Values that the browser refused to store (quota, private mode), kept for this visit. */
  readonly #overflow: KeyValueStorage = memoryStorage()

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
  }

  read<T>(key: StorageKey<T>): T | undefined {
    let raw = this.#overflow.getItem(key.name)
    try {
      raw ??= this.#storage.getItem(key.name)
    } catch {
      // Storage is blocked.
    }
    // Custom storage may return anything, such as `undefined` or a promise.
    return typeof raw === 'string' ? key.parse(raw) : undefined
  }

  write<T>(key: StorageKey<T>, value: T): void {
    const raw = key.print(value)
    try {
      this.#storage.setItem(key.name, raw)
      this.#overflow.removeItem(key.name)
    } catch {
      this.#overflow.setItem(key.name, raw)
      this.#drop(key.name)
    }
  }

  remove(key: Pick<StorageKey<unknown>, 'name'>): void {
    this.#overflow.removeItem(key.name)
    this.#drop(key.name)
  }

  /** Removes the old value, which would otherwise reappear on the next visit. */
  #drop(name: string): void {
    try {
      this.#storage.removeItem(name)
    } catch {
      // Storage is blocked, so the value was never stored.
    }
  }
}
