import type { AppKitOptions } from '../options/AppKitOptions'
import type { KeyValueStorage } from '../storage/KeyValueStorage'

/** Storage interface of the WalletConnect library. */
export interface ClientStorage {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Stores nothing. The client keeps values in memory. */
const emptyStorage: KeyValueStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('This environment has no storage.')
  },
  removeItem() {},
}

/**
 * Maximum number of clients in one window, for the same relay and project, whose sessions the next visit can find.
 * Further clients get a random prefix.
 */
const slots = 9

/**
 * Returns the storage for session keys: the app's own, or `localStorage` if the app has none or shares its storage with
 * a server. Returns an empty storage if `localStorage` isn't available.
 */
export function sessionStorageOf(
  { storage }: Pick<AppKitOptions, 'storage'>,
  page: (Window & typeof globalThis) | undefined,
): KeyValueStorage {
  if (storage && !storage.sharedWithServer) return storage
  try {
    if (page?.localStorage) return page.localStorage
  } catch {
    // Reading the property throws where storage is blocked.
  }
  return emptyStorage
}

/**
 * Returns the kit's prefix for the library's storage keys. Kits for different relays or projects use different
 * prefixes. A second kit for the same relay and project gets another prefix, because two clients with the same prefix
 * overwrite each other's keys.
 */
export function storagePrefix(storage: KeyValueStorage, relay: string, projectId: string, now: number): string {
  const base = [projectId, relay.replace(/^wss?:\/\//u, '').replace(/\/$/u, '')].filter(Boolean).join('@')
  const free = Array.from({ length: slots }, (_, slot) => (slot === 0 ? base : `${base}#${slot + 1}`)).filter(
    prefix => !(globalCoreName(prefix) in globalThis),
  )
  return free.find(prefix => hasStoredSession(storage, prefix, now)) ?? free[0] ?? `${base}#${crypto.randomUUID()}`
}

/**
 * Returns whether storage contains a session from an earlier visit that hasn't expired, without loading the library.
 * `now` is in milliseconds since the epoch.
 */
export function hasStoredSession(storage: KeyValueStorage, prefix: string, now: number): boolean {
  const sessions = parse(read(storage, `wc@2:client:0.3:${prefix}//session`))
  return (
    Array.isArray(sessions) && sessions.some((session: { expiry?: unknown }) => Number(session?.expiry) * 1000 > now)
  )
}

/** Returns the name of the global through which the library shares one client per prefix. */
export function globalCoreName(prefix: string): string {
  return `_walletConnectCore_${prefix}`
}

/** Adapts a {@link KeyValueStorage} to the library. Values that can't be written stay in memory. */
export function clientStorage(storage: KeyValueStorage): ClientStorage {
  const overflow = new Map<string, string>()
  const written = new Set<string>()
  const get = (key: string): unknown => parse(overflow.get(key) ?? read(storage, key))
  return {
    getKeys: async () => [...written],
    getEntries: async <T>() => [...written].map((key): [string, T] => [key, get(key) as T]),
    getItem: async <T>(key: string) => get(key) as T | undefined,
    async setItem(key, value) {
      written.add(key)
      const raw = JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
      try {
        storage.setItem(key, raw)
        overflow.delete(key)
      } catch {
        overflow.set(key, raw)
      }
    },
    async removeItem(key) {
      written.delete(key)
      overflow.delete(key)
      try {
        storage.removeItem(key)
      } catch {
        // Storage is blocked, so the value was never stored.
      }
    },
  }
}

function read(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}

function parse(raw: string | null | undefined): unknown {
  if (typeof raw !== 'string') return undefined
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON: the library stores its own link choice as plain text.
    return raw
  }
}
