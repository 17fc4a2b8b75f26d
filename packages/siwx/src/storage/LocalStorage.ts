import { AppKitError, type CaipNetworkId, type SIWXSession } from '@openappkit/contract'
import { isCurrent } from '../message/isCurrent'
import { isSameAccount } from '../message/isSameAccount'
import { readSession } from './readSession'
import type { SIWXStorage } from './SIWXStorage'

/** Options of {@link LocalStorage}. */
export interface LocalStorageOptions {
  /** Storage key. Default: `@appkit/siwx`. */
  readonly key?: string | undefined
}

/**
 * Stores sessions in `localStorage`. Ignores invalid entries. If the browser rejects a write, keeps the sessions in
 * memory. Doesn't verify sessions; `DefaultSIWX` does when it reads them.
 *
 * @throws AppKitError `siwx/storage-unavailable` from every method on a server, which has no `localStorage`.
 * @example
 * ```ts
 * import { DefaultSIWX, LocalStorage } from '@openappkit/siwx'
 *
 * const siwx = new DefaultSIWX({ storage: new LocalStorage({ key: '@example/sessions' }) })
 * ```
 */
export class LocalStorage implements SIWXStorage {
  readonly #key: string
  /** Text that the browser rejected (quota, private mode). */
  #overflow: string | undefined

  constructor(options: LocalStorageOptions = {}) {
    this.#key = options.key ?? '@appkit/siwx'
  }

  /** Adds a session. Replaces one with the same message and signature. */
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
      // Truncated, foreign or blocked: returns nothing, and the next write repairs it.
      return []
    }
  }

  #write(sessions: readonly SIWXSession[]): void {
    const storage = pageStorage()
    const text = JSON.stringify(sessions)
    try {
      if (!storage) throw new AppKitError('storage/unavailable', 'The browser blocks localStorage.')
      if (sessions.length === 0) storage.removeItem(this.#key)
      else storage.setItem(this.#key, text)
      this.#overflow = undefined
    } catch {
      this.#overflow = text
      this.#forgetStored(storage)
    }
  }

  /**
   * Removes the stored text. If it stayed after a failed write, the next visit would read it and sign the user in
   * again.
   */
  #forgetStored(storage: Storage | undefined): void {
    try {
      storage?.removeItem(this.#key)
    } catch {
      // Storage is blocked, so nothing is stored.
    }
  }
}

/**
 * Returns the page's `localStorage`, or undefined if the browser blocks it.
 *
 * @throws AppKitError `siwx/storage-unavailable` on a server.
 */
function pageStorage(): Storage | undefined {
  if (typeof window === 'undefined' && typeof localStorage === 'undefined') {
    throw new AppKitError('siwx/storage-unavailable', 'localStorage not available')
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
