import { LRUCache } from 'lru-cache'
import type { EnsNames } from '../names/EnsNames'

/** Milliseconds for which a name is cached. */
const LIFETIME = 24 * 60 * 60_000
/** Maximum cached addresses. */
const CAPACITY = 10_000

/** Name and avatar of an address. */
export interface KnownIdentity {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAt: Date
  /** Milliseconds until it expires. */
  readonly goodFor: number
}

export interface IdentityDependencies {
  /** Undefined if the server has no chain with names. */
  readonly names: Pick<EnsNames, 'nameOf'> | undefined
  /** Returns the proxied URL of the image in an `avatar` record. Undefined if there is none. */
  readonly avatarOf: (record: string, owner: string) => Promise<string | undefined>
  readonly now?: () => number
}

interface Entry {
  readonly resolvedAt: number
  readonly found: Promise<{ readonly name: string | null; readonly avatar: string | null }>
}

/** Looks up names and avatars of addresses. Caches them for a day and shares concurrent lookups. */
export class IdentityReader {
  readonly #names: IdentityDependencies['names']
  readonly #avatarOf: IdentityDependencies['avatarOf']
  readonly #now: () => number
  readonly #entries = new LRUCache<string, Entry>({ max: CAPACITY })

  constructor({ names, avatarOf, now = Date.now }: IdentityDependencies) {
    this.#names = names
    this.#avatarOf = avatarOf
    this.#now = now
  }

  /**
   * Returns the name and avatar of an address.
   *
   * @param address - EVM address in lower case.
   * @throws Error if the chain or a gateway of the name can't be reached. The failure isn't cached.
   */
  async read(address: string): Promise<KnownIdentity> {
    const { resolvedAt, found } = this.#entryOf(address)
    const goodFor = Math.max(0, resolvedAt + LIFETIME - this.#now())
    return { ...(await found), resolvedAt: new Date(resolvedAt), goodFor }
  }

  #entryOf(address: string): Entry {
    const known = this.#entries.get(address)
    if (known && this.#now() < known.resolvedAt + LIFETIME) return known
    const entry: Entry = { resolvedAt: this.#now(), found: this.#lookUp(address) }
    this.#entries.set(address, entry)
    entry.found.catch(() => {
      if (this.#entries.get(address) === entry) this.#entries.delete(address)
    })
    return entry
  }

  async #lookUp(address: string): Promise<{ name: string | null; avatar: string | null }> {
    const primary = await this.#names?.nameOf(address)
    if (!primary) return { name: null, avatar: null }
    const { name, avatar } = primary
    const picture = avatar === undefined ? undefined : await this.#avatarOf(avatar, address)
    return { name, avatar: picture ?? null }
  }
}
