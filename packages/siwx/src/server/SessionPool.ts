import type { StoredSession } from './SessionStore'

interface Entry {
  readonly session: StoredSession
  readonly client: string
  readonly account: string
  readonly weight: number
}

/** Characters of a session that count as one. */
const UNIT = 2048

/** Sessions by key, with what each client and account holds. Sets and maps are in the order of last use. */
export class SessionPool {
  readonly #entries: Map<string, Entry> = new Map()
  readonly #keysByAccount: Map<string, Set<string>> = new Map()
  readonly #keysByClient: Map<string, Set<string>> = new Map()
  readonly #weights: Map<string, number> = new Map()
  readonly #perAccount: number
  /** Sum of the weights: 1 for a session of up to 2 KiB. */
  size = 0

  /** @param perAccount - How many sessions one account may have. */
  constructor(perAccount: number) {
    this.#perAccount = perAccount
  }

  /** Returns a session, which is the most recently used one from now on. */
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

  /** Deletes sessions that have ended, from the one that was set first to the first that goes on. */
  deleteEnded(now: number): void {
    for (const [key, { session }] of this.#entries) {
      if (now < session.expiresAt) break
      this.delete(key)
    }
  }

  /**
   * Deletes the least recently used session of the client that holds the most. At a tie the client of `newcomer` gives way, so that no client pushes out one that holds no
   * more than itself. Returns false when nothing is left to delete.
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

/** The account that signed in last. A contract proves its account on one chain only. */
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
