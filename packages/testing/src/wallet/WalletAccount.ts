import type { Address, Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A private key, optionally with its address. Deriving the address delays a page load by about 60 ms. */
export type WalletAccountInput = Hex | { readonly address: Address; readonly privateKey: Hex }

/** An account of an EVM wallet. Its key is used only to sign, or to derive an address that isn't given. */
export class WalletAccount {
  readonly #privateKey: Hex
  #address: Address | undefined
  #signer: PrivateKeyAccount | undefined

  constructor(input: WalletAccountInput) {
    this.#privateKey = typeof input === 'string' ? input : input.privateKey
    this.#address = typeof input === 'string' ? undefined : input.address
  }

  get address(): Address {
    this.#address ??= this.signer.address
    return this.#address
  }

  /** @throws Error if the given address doesn't belong to the key. */
  get signer(): PrivateKeyAccount {
    this.#signer ??= privateKeyToAccount(this.#privateKey)
    if (this.#address !== undefined && this.#address.toLowerCase() !== this.#signer.address.toLowerCase()) {
      throw new Error(`The private key for ${this.#address} belongs to ${this.#signer.address}. Pass the right key.`)
    }
    return this.#signer
  }
}
