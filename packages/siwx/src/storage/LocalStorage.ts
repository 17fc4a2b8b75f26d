import { AppKitError, type CaipNetworkId, type SIWXSession } from '@openappkit/contract'
import { isCurrent } from '../message/isCurrent'
import { isSameAccount } from '../message/isSameAccount'
import { readSession } from './readSession'
import type { SIWXStorage } from './SIWXStorage'

/** Options of {@link LocalStorage}. */
export interface LocalStorageOptions {
  /** Name under which the page's storage keeps the sessions. `@appkit/siwx` unless told. */
  readonly key?: string | undefined
}

/**
 * Keeps sessions in the page's `localStorage`. What doesn't read as a session is as good as absent; where the browser refuses to keep anything
 * the visit still works, in memory. What it holds proves nothing: sessions are verified whenever they are read.
 *
 * @throws AppKitError `siwx/storage-missing` from every method, where there is no `localStorage` at all, as on a server.
 *
 * @example
 * ```ts
 * new DefaultSIWX({ storage: new LocalStorage({ key: '@example/sessions' }) })
 * ```
 */
export class LocalStorage implements SIWXStorage {
  readonly #key: string
  /** What the browser refused to keep (quota, private mode). */
  #overflow: string | undefined

  constructor(options: LocalStorageOptions = {}) {
    this.#key = options.key ?? '@appkit/siwx'
  }

  /** A second session of the same text takes the place of the first. */
  async add(session: SIWXSession): Promise<void> {
    const others = this.#read().filter(
      ({ message, signature }) => message !== session.message || signature !== session.signature,
    )
    this.#write([...others, session])
  }

  async set(sessions: SIWXSession[]): Promise<void> {
    this.#write(sessions)
  }

  async get(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    const now = Date.now()
    return this.#read().filter(({ data }) => isOf(data, chainId, address) && isCurrent(data, now))
  }

  async delete(chainId: CaipNetworkId, address: string): Promise<void> {
    this.#write(this.#read().filter(({ data }) => !isOf(data, chainId, address)))
  }

  #read(): SIWXSession[] {
    const storage = pageStorage()
    try {
      const stored: unknown = JSON.parse(this.#overflow ?? storage?.getItem(this.#key) ?? '[]')
      return Array.isArray(stored) ? stored.map(readSession).filter(session => session !== undefined) : []
    } catch {
      // Cut off, written by something else, or forbidden: there is nothing to read, and the next write mends it.
      return []
    }
  }

  #write(sessions: readonly SIWXSession[]): void {
    const storage = pageStorage()
    const text = JSON.stringify(sessions)
    try {
      if (!storage) throw new AppKitError('storage/refused', 'The page may not use its storage.')
      if (sessions.length === 0) storage.removeItem(this.#key)
      else storage.setItem(this.#key, text)
      this.#overflow = undefined
    } catch {
      this.#overflow = text
      this.#forgetStored(storage)
    }
  }

  /** What outlived a failed write would come back at the next visit: somebody who signed out would be signed in. */
  #forgetStored(storage: Storage | undefined): void {
    try {
      storage?.removeItem(this.#key)
    } catch {
      // Forbidden on this page, so nothing is there.
    }
  }
}

/** Undefined where the page forbids it. */
function pageStorage(): Storage | undefined {
  if (typeof window === 'undefined' && typeof localStorage === 'undefined') {
    throw new AppKitError('siwx/storage-missing', 'localStorage not available')
  }
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function isOf(data: SIWXSession['data'], chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address)
}
