import { AppKitError } from '@openappkit/appkit-core/adapter'
import { isToyAddress, verifyToySignature } from './toyAddress'

/** Network of the toy namespace. */
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
  /** Number of the sender's earlier transfers, which prevents replays. */
  readonly nonce: number
  readonly signature: string
}

/** Fee of every transfer, in base units. */
export const toyFee = 7n

/** Returns the text that the sender of a transfer signs. */
export function toyTransferText(network: string, { from, to, value, nonce }: Omit<ToyTransfer, 'signature'>): string {
  return [network, from, to, value, nonce].join(' ')
}

/**
 * Keeps a chain in memory and validates the signature, funds and order of transfers.
 *
 * @example
 * ```ts
 * import { ToyChain } from '@openappkit/toy-adapter'
 *
 * export function balanceOf(chain: ToyChain, address: string): bigint {
 *   chain.fund(address, 100n)
 *   return chain.balanceOf(address)
 * }
 * ```
 */
export class ToyChain {
  /** Network of the chain. */
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

  /** Returns a balance in base units. */
  balanceOf(address: string): bigint {
    return this.#balances.get(address) ?? 0n
  }

  /** Returns the number of transfers that an account has sent. */
  nonceOf(address: string): number {
    return this.#nonces.get(address) ?? 0
  }

  /** Adds to a balance, in base units. */
  fund(address: string, value: bigint): void {
    this.#balances.set(address, this.balanceOf(address) + value)
  }

  /**
   * Applies a transfer and returns its hash.
   *
   * @throws {AppKitError} `chain/rejected` if the transfer is invalid.
   */
  submit(transfer: ToyTransfer): string {
    const { from, to, value, nonce, signature } = transfer
    const message = toyTransferText(this.network.caipNetworkId, transfer)
    if (!isToyAddress(to) || value < 0n)
      throw new AppKitError('chain/rejected', 'The address or amount is invalid. Check both.')
    if (!verifyToySignature({ message, address: from, signature }))
      throw new AppKitError('chain/rejected', "The sender didn't sign the transfer. Sign it with the sender's key.")
    if (nonce !== this.nonceOf(from))
      throw new AppKitError('chain/rejected', "The nonce is out of order. Use the sender's next nonce.")
    if (this.balanceOf(from) < value + toyFee)
      throw new AppKitError('chain/rejected', "The balance doesn't cover the amount and the fee. Send less.")
    this.#nonces.set(from, nonce + 1)
    this.fund(from, -(value + toyFee))
    this.fund(to, value)
    return `${this.network.id}-${from.slice(4, 12)}-${nonce}`
  }
}
