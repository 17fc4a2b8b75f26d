import type { StoredSession } from './SessionStore'

interface Entry {
  readonly session: StoredSession
  readonly client: string
  readonly account: string
  readonly weight: number
}

/** Characters of a session per unit of weight. */
const UNIT = 2048

/** Stores sessions by key, in order of creation, and the keys of each client and account, in order of last use. */
export class SessionPool {
  readonly #entries: Map<string, Entry> = new Map()
  readonly #keysByAccount: Map<string, Set<string>> = new Map()
  readonly #keysByClient: Map<string, Set<string>> = new Map()
  readonly #weights: Map<string, number> = new Map()
  readonly #perAccount: number
  /** Sum of the sessions' weights: 1 for up to 2,048 characters of JSON. */
  size = 0

  /** @param perAccount - Maximum number of sessions per account. */
  constructor(perAccount: number) {
    this.#perAccount = perAccount
  }

  /** Returns a session and marks it as most recently used. */
  use(key: string): StoredSession | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    for (const keys of [this.#keysByClient.get(entry.client), this.#keysByAccount.get(entry.account)]) {
      keys?.delete(key)
      keys?.add(key)
    }
    return entry.session
  }

  has(key: string): boolean {
    return this.#entries.has(key)
  }

  set(key: string, session: StoredSession, client: string | undefined): void {
    const owner = client ?? this.#entries.get(key)?.client ?? ''
    this.delete(key)
    const account = accountOf(session)
    const siblings = keysOf(this.#keysByAccount, account)
    for (const oldest of siblings) {
      if (siblings.size < this.#perAccount) break
      this.delete(oldest)
    }
    const weight = Math.ceil(JSON.stringify(session).length / UNIT)
    this.#entries.set(key, { session, client: owner, account, weight })
    keysOf(this.#keysByAccount, account).add(key)
    keysOf(this.#keysByClient, owner).add(key)
    this.#add(owner, weight)
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    remove(this.#keysByAccount, entry.account, key)
    remove(this.#keysByClient, entry.client, key)
    this.#add(entry.client, -entry.weight)
  }

  /** Deletes expired sessions in order of creation, up to the first valid one. */
  deleteEnded(now: number): void {
    for (const [key, { session }] of this.#entries) {
      if (now < session.expiresAt) break
      this.delete(key)
    }
  }

  /**
   * Deletes the least recently used session of the client with the greatest total weight. In a tie, the client of
   * `newcomer` loses a session, so a client never evicts the sessions of one with the same or a smaller weight. Returns
   * false if there is nothing to delete.
   */
  evict(newcomer: string): boolean {
    let holder = this.#entries.get(newcomer)?.client ?? ''
    let most = this.#weights.get(holder) ?? 0
    for (const [client, weight] of this.#weights) {
      if (weight > most) [holder, most] = [client, weight]
    }
    const [oldest] = this.#keysByClient.get(holder) ?? []
    if (oldest === undefined) return false
    this.delete(oldest)
    return true
  }

  #add(client: string, weight: number): void {
    const sum = (this.#weights.get(client) ?? 0) + weight
    if (sum > 0) this.#weights.set(client, sum)
    else this.#weights.delete(client)
    this.size += weight
  }
}

/**
 * Returns a key for the account that signed in last. Contracts get one per chain, because they prove the account on one
 * chain only.
 */
function accountOf({ signIns: [last] }: StoredSession): string {
  if (!last) return ''
  const [namespace] = last.chainId.split(':')
  return `${last.proof === 'contract' ? last.chainId : namespace}:${last.address.toLowerCase()}`
}

function keysOf(index: Map<string, Set<string>>, name: string): Set<string> {
  const known = index.get(name) ?? new Set()
  index.set(name, known)
  return known
}

function remove(index: Map<string, Set<string>>, name: string, key: string): void {
  const keys = index.get(name)
  keys?.delete(key)
  if (keys?.size === 0) index.delete(name)
}
