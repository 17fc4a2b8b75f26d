import { AppKitError } from '@openappkit/appkit-core/adapter'
import { isToyAddress, verifyToySignature } from './toyAddress'

/** A network of the made-up namespace. */
export interface ToyNetwork {
  readonly id: string
  readonly name: string
  readonly chainNamespace: 'toy'
  readonly caipNetworkId: `toy:${string}`
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** A signed transfer. */
export interface ToyTransfer {
  readonly from: string
  readonly to: string
  readonly value: bigint
  /** Counts the sender's transfers, so that none can be sent twice. */
  readonly nonce: number
  readonly signature: string
}

/** What every transfer costs, in base units. */
export const toyFee = 7n

/** What the sender of a transfer signs. */
export function toyTransferText(network: string, { from, to, value, nonce }: Omit<ToyTransfer, 'signature'>): string {
  return [network, from, to, value, nonce].join(' ')
}

/** A chain in memory, which checks what it is given: signature, funds, order. */
export class ToyChain {
  readonly network: ToyNetwork
  readonly #balances = new Map<string, bigint>()
  readonly #nonces = new Map<string, number>()

  constructor(reference: string, name: string) {
    this.network = {
      id: reference,
      name,
      chainNamespace: 'toy',
      caipNetworkId: `toy:${reference}`,
      nativeCurrency: { name: 'Marble', symbol: 'MRB', decimals: 3 },
      rpcUrls: { default: { http: [`https://${reference}.toy.invalid`] } },
    }
  }

  balanceOf(address: string): bigint {
    return this.#balances.get(address) ?? 0n
  }

  nonceOf(address: string): number {
    return this.#nonces.get(address) ?? 0
  }

  fund(address: string, value: bigint): void {
    this.#balances.set(address, this.balanceOf(address) + value)
  }

  /** Takes a transfer in and returns its hash. @throws AppKitError `chain/refused` */
  submit(transfer: ToyTransfer): string {
    const { from, to, value, nonce, signature } = transfer
    const message = toyTransferText(this.network.caipNetworkId, transfer)
    if (!isToyAddress(to) || value < 0n) throw new AppKitError('chain/refused', 'The transfer is malformed.')
    if (!verifyToySignature({ message, address: from, signature }))
      throw new AppKitError('chain/refused', 'The signature is not the sender’s.')
    if (nonce !== this.nonceOf(from)) throw new AppKitError('chain/refused', 'The transfer is out of order.')
    if (this.balanceOf(from) < value + toyFee) throw new AppKitError('chain/refused', 'There is not enough money.')
    this.#nonces.set(from, nonce + 1)
    this.fund(from, -(value + toyFee))
    this.fund(to, value)
    return `${this.network.id}-${from.slice(4, 12)}-${nonce}`
  }
}
