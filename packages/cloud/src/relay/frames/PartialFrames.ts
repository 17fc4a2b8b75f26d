import type { ClientKey } from '../../limits/ClientKey'

/** Counts bytes of incomplete frames by address and network. */
export class PartialFrames {
  readonly #held = new Map<string, number>()
  readonly #limit: number
  readonly #share: number

  /** @param share - Ratio of a network's limit to an address's limit. */
  constructor(limit: number, share: number) {
    this.#limit = limit
    this.#share = share
  }

  get size(): number {
    return this.#held.size
  }

  /**
   * Counts bytes until they are released. Returns false if the address or network now exceeds its limit. The bytes
   * count even then.
   */
  hold({ address, network }: ClientKey, bytes: number): boolean {
    const ofAddress = this.#add(`address:${address}`, bytes)
    const ofNetwork = network === undefined ? 0 : this.#add(`network:${network}`, bytes)
    return ofAddress <= this.#limit && ofNetwork <= this.#limit * this.#share
  }

  release(clientKey: ClientKey, bytes: number): void {
    this.hold(clientKey, -bytes)
  }

  #add(account: string, bytes: number): number {
    const held = (this.#held.get(account) ?? 0) + bytes
    if (held > 0) this.#held.set(account, held)
    else this.#held.delete(account)
    return held
  }
}
