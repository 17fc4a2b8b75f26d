import type { KeyValueStorage } from './KeyValueStorage'
import { memoryStorage } from './memoryStorage'
import type { StorageKey } from './storageKeys'

/** Typed, schema-checked access to a {@link KeyValueStorage}. Never throws: what cannot be read is absent, what cannot be written is kept in memory. */
export class Store {
  readonly #storage: KeyValueStorage
  /** Holds what the browser refused to keep (quota, private mode), so that this visit still works. */
  readonly #overflow: KeyValueStorage = memoryStorage()

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
  }

  read<T>(key: StorageKey<T>): T | undefined {
    let raw = this.#overflow.getItem(key.name)
    try {
      raw ??= this.#storage.getItem(key.name)
    } catch {
      // Storage is forbidden on this page.
    }
    // A host's own storage may give anything, such as `undefined` or a promise.
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

  /** An old value that outlived a failed write would come back at the next visit. */
  #drop(name: string): void {
    try {
      this.#storage.removeItem(name)
    } catch {
      // Storage is forbidden on this page; the value was never there.
    }
  }
}
