import type { KeyValueStorage } from './KeyValueStorage'
import { memoryStorage } from './memoryStorage'

/** Returns the window's `localStorage`, or memory storage on servers and in frames that block it. */
export function localStorageOf(page: (Window & typeof globalThis) | undefined): KeyValueStorage {
  try {
    return page?.localStorage ?? memoryStorage()
  } catch {
    // Reading the property throws where storage is blocked.
    return memoryStorage()
  }
}
