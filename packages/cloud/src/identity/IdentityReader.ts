import { LRUCache } from 'lru-cache'
import type { EnsNames } from '../names/EnsNames'

/** How long a name is believed, in milliseconds. */
const LIFETIME = 24 * 60 * 60_000
/** How many addresses are remembered. */
const CAPACITY = 10_000

/** Who an address is. */
export interface KnownIdentity {
  readonly name: string | null
  readonly avatar: string | null
  readonly resolvedAt: Date
  /** Milliseconds for which it is good. */
  readonly goodFor: number
}

export interface IdentityParts {
  /** Absent: no chain with names is served, so no address has one. */
  readonly names: Pick<EnsNames, 'nameOf'> | undefined
  /** Where a page finds the picture of an account. Undefined: nowhere. */
  readonly avatarOf: (record: string, owner: string) => Promise<string | undefined>
  readonly now?: () => number
}

interface Entry {
  readonly resolvedAt: number
  readonly found: Promise<{ readonly name: string | null; readonly avatar: string | null }>
}

/** Names and pictures of addresses, looked up once a day, and once for all who ask at the same time. */
export class IdentityReader {
  readonly #names: IdentityParts['names']
  readonly #avatarOf: IdentityParts['avatarOf']
  readonly #now: () => number
  readonly #entries = new LRUCache<string, Entry>({ max: CAPACITY })

  constructor({ names, avatarOf, now = Date.now }: IdentityParts) {
    this.#names = names
    this.#avatarOf = avatarOf
    this.#now = now
  }

  /**
   * @param address - of an EVM account, in lower case.
   * @throws where the chain or a gateway of the name can't be asked. That isn't remembered.
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
