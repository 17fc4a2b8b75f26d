import type { AppKitOptions } from '../options/AppKitOptions'
import type { KeyValueStorage } from '../storage/KeyValueStorage'

/** Storage as the WalletConnect library takes it. */
export interface ClientStorage {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Keeps nothing: the client remembers what can't be written for as long as it lives. */
const emptyStorage: KeyValueStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('There is no storage here.')
  },
  removeItem() {},
}

/** Most clients that one page can have for the same relay and project. */
const slots = 9

/** Where a kit keeps its session's keys: the host's own storage, unless a server reads that one too. */
export function sessionStorageOf(
  { storage }: Pick<AppKitOptions, 'storage'>,
  page: (Window & typeof globalThis) | undefined,
): KeyValueStorage {
  if (storage && !storage.sharedWithServer) return storage
  try {
    if (page?.localStorage) return page.localStorage
  } catch {
    // Reading the property itself throws where storage is blocked.
  }
  return emptyStorage
}

/**
 * The part of the library's storage keys that is this kit's own. Kits for different relays or projects never meet; of two that agree in
 * both, and live on the same page, the second gets a place of its own, since two clients on one place overwrite each other's keys.
 */
export function storagePrefix(storage: KeyValueStorage, relay: string, projectId: string, now: number): string {
  const base = [projectId, relay.replace(/^wss?:\/\//u, '').replace(/\/$/u, '')].filter(Boolean).join('@')
  const free = Array.from({ length: slots }, (_, slot) => (slot === 0 ? base : `${base}#${slot + 1}`)).filter(
    prefix => !(globalCoreName(prefix) in globalThis),
  )
  return free.find(prefix => hasStoredSession(storage, prefix, now)) ?? free[0] ?? `${base}#${crypto.randomUUID()}`
}

/** Whether a session of an earlier visit is kept there. Needs no library. `now` in milliseconds. */
export function hasStoredSession(storage: KeyValueStorage, prefix: string, now: number): boolean {
  const sessions = parse(read(storage, `wc@2:client:0.3:${prefix}//session`))
  return (
    Array.isArray(sessions) && sessions.some((session: { expiry?: unknown }) => Number(session?.expiry) * 1000 > now)
  )
}

/** The library puts each client on the page by this name, and hands it to whoever makes another one with the same prefix. */
export function globalCoreName(prefix: string): string {
  return `_walletConnectCore_${prefix}`
}

/** A {@link KeyValueStorage} as the library takes it. What can't be written is kept for this visit. */
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
        // Storage is forbidden on this page; the value was never there.
      }
    },
  }
}

function read(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    // Storage is forbidden on this page.
    return null
  }
}

function parse(raw: string | null | undefined): unknown {
  if (typeof raw !== 'string') return undefined
  try {
    return JSON.parse(raw)
  } catch {
    // Written by something else: the link choice of the library's own is a plain word there.
    return raw
  }
}
