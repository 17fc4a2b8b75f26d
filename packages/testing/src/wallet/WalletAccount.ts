import type { Address, Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

/** A private key, alone or with its address. With the address the wallet needn't derive it, which would cost a page load some 60 ms. */
export type WalletAccountInput = Hex | { readonly address: Address; readonly privateKey: Hex }

/** One account. Its key is put to work when it first has to sign. */
export class WalletAccount {
  readonly #privateKey: Hex
  #address: Address | undefined
  #signer: PrivateKeyAccount | undefined

  constructor(given: WalletAccountInput) {
    this.#privateKey = typeof given === 'string' ? given : given.privateKey
    this.#address = typeof given === 'string' ? undefined : given.address
  }

  get address(): Address {
    this.#address ??= this.signer.address
    return this.#address
  }

  /** @throws Error when the address that was given belongs to another key. */
  get signer(): PrivateKeyAccount {
    this.#signer ??= privateKeyToAccount(this.#privateKey)
    if (this.#address !== undefined && this.#address.toLowerCase() !== this.#signer.address.toLowerCase()) {
      throw new Error(`The private key for ${this.#address} belongs to ${this.#signer.address}. Pass the right key.`)
    }
    return this.#signer
  }
}
