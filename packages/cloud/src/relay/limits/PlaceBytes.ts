import type { Place } from '../../limits/Place'
import { AddressBytes } from './AddressBytes'

/** What waits in the mailboxes for each address that published it, and for each network that its owner may have many addresses of. */
export class PlaceBytes {
  readonly #addresses: AddressBytes
  readonly #networks: AddressBytes

  /** @param share - how many times the bytes of an address a network has */
  constructor(limit: number, share: number) {
    this.#addresses = new AddressBytes(limit)
    this.#networks = new AddressBytes(limit * share)
  }

  /** As `AddressBytes` does, of both or of none. */
  hold({ address, network }: Place, bytes: number, expiresAt: number, now: number): (() => void) | undefined {
    const ofAddress = this.#addresses.hold(address, bytes, expiresAt, now)
    if (!ofAddress || network === undefined) return ofAddress
    const ofNetwork = this.#networks.hold(network, bytes, expiresAt, now)
    if (!ofNetwork) {
      ofAddress()
      return undefined
    }
    return () => {
      ofAddress()
      ofNetwork()
    }
  }

  sweep(now: number): void {
    this.#addresses.sweep(now)
    this.#networks.sweep(now)
  }
}
