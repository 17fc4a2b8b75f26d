import type { Outbox } from './Outbox'
import type { WalletConnectCore } from './quietCore'

/** The wallet's connection to the relay: cut and taken up again as a phone's is. */
export class RelayLink {
  readonly #core: WalletConnectCore
  readonly #outbox: Outbox

  constructor(core: WalletConnectCore, outbox: Outbox) {
    this.#core = core
    this.#outbox = outbox
  }

  get isConnected(): boolean {
    return this.#core.relayer.connected
  }

  async goOffline(): Promise<void> {
    this.#outbox.goOffline()
    await this.#core.relayer.transportClose()
  }

  async goOnline(): Promise<void> {
    this.#allowReconnecting()
    await this.#core.relayer.transportOpen()
    await this.#outbox.goOnline()
  }

  async destroy(): Promise<void> {
    this.#outbox.goOffline()
    this.#core.heartbeat.stop()
    await this.#core.relayer.transportClose()
    this.#core.relayer.events.removeAllListeners()
    this.#core.events.removeAllListeners()
  }

  /** A transport that was closed on purpose believes for ever that it is reconnecting, and would not do so at the next drop. */
  #allowReconnecting(): void {
    Reflect.set(this.#core.relayer, 'reconnectInProgress', false)
    this.#core.relayer.transportExplicitlyClosed = false
  }
}
