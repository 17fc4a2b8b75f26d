import type { Wallet } from '@wallet-standard/base'
import { registerStandardWallet, type StandardWalletHost } from '../wallet/registerStandardWallet'

/** A wallet's presence in one window. It can come and go at any time. */
export class StandardAnnouncement {
  readonly #host: StandardWalletHost
  readonly #wallet: Wallet
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  #leave: (() => void) | undefined

  constructor(host: StandardWalletHost, wallet: Wallet, after: number | 'manual') {
    this.#host = host
    this.#wallet = wallet
    if (after === 0) this.announce()
    else if (after !== 'manual') this.#timer = setTimeout(() => this.announce(), after)
  }

  announce(): void {
    this.#leave ??= registerStandardWallet(this.#host, this.#wallet)
  }

  withdraw(): void {
    clearTimeout(this.#timer)
    this.#leave?.()
    this.#leave = undefined
  }
}
