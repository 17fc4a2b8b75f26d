import type { KeyValueStorage } from './KeyValueStorage'
import { memoryStorage } from './memoryStorage'

/** The page's `localStorage`, or memory where there is none (servers) or it is forbidden (some frames). */
export function localStorageOf(page: (Window & typeof globalThis) | undefined): KeyValueStorage {
  try {
    return page?.localStorage ?? memoryStorage()
  } catch {
    // Reading the property itself throws where storage is blocked.
    return memoryStorage()
  }
}
