import type { Outbox } from './Outbox'
import type { WalletConnectCore } from './quietCore'

/** How long a wallet that ends waits for the relay to take what it said last, in milliseconds. */
const timeouts = 2_000

/** The wallet's connection to the relay: cut and taken up again as a phone's is. */
export class RelayLink {
  readonly #core: WalletConnectCore
  readonly #outbox: Outbox
  /**
   * Messages that the relay hasn't accepted yet. The client waits a minute for each, with a timer that can't be
   * cleared.
   */
  readonly #publishing = new Set<Promise<void>>()

  constructor(core: WalletConnectCore, outbox: Outbox) {
    this.#core = core
    this.#outbox = outbox
    const { relayer } = core
    const publish = relayer.publish.bind(relayer)
    relayer.publish = (...message) => {
      const publishing = publish(...message)
      const forget = () => void this.#publishing.delete(publishing)
      this.#publishing.add(publishing)
      publishing.then(forget, forget)
      return publishing
    }
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
    await this.#everythingPublished()
    await this.#core.relayer.transportClose()
    this.#core.relayer.events.removeAllListeners()
    this.#core.events.removeAllListeners()
  }

  async #everythingPublished(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<void>(resolve => {
      timer = setTimeout(resolve, this.isConnected ? timeouts : 0)
    })
    await Promise.race([Promise.allSettled([...this.#publishing]), limit])
    clearTimeout(timer)
  }

  /** A transport that was closed on purpose believes for ever that it is reconnecting, and would not do so at the next drop. */
  #allowReconnecting(): void {
    Reflect.set(this.#core.relayer, 'reconnectInProgress', false)
    this.#core.relayer.transportExplicitlyClosed = false
  }
}
