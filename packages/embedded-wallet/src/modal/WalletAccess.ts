import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { WalletParts } from './WalletParts'

/** Gives the views access to the wallet, whose code loads on first use. A controller of the kit. */
export class WalletAccess {
  readonly #kit: ModalKit
  #loading: Promise<WalletParts> | undefined

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Loads the wallet once. A failed load is tried again by the next call. */
  load(): Promise<WalletParts> {
    this.#loading ??= this.#load().catch(cause => {
      this.#loading = undefined
      throw cause
    })
    return this.#loading
  }

  async #load(): Promise<WalletParts> {
    const { walletParts } = await import('../wallet/walletParts')
    return walletParts(this.#kit)
  }
}
