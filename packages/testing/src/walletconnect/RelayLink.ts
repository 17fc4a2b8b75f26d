import type { Outbox } from './Outbox'
import type { WalletConnectCore } from './quietCore'

/** Time that a closing wallet waits for the relay to accept its last messages, in milliseconds. */
const timeout = 2_000

/** The wallet's connection to the relay, which can drop and resume like a phone's. */
export class RelayLink {
  readonly #core: WalletConnectCore
  readonly #outbox: Outbox
  /**
   * Messages that the relay hasn't accepted yet. The client waits one minute for each, and this timer can't be cleared.
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
      timer = setTimeout(resolve, this.isConnected ? timeout : 0)
    })
    await Promise.race([Promise.allSettled([...this.#publishing]), limit])
    clearTimeout(timer)
  }

  /**
   * Resets the state of an intentional close. Without this, the transport considers itself reconnecting forever and
   * ignores the next drop.
   */
  #allowReconnecting(): void {
    Reflect.set(this.#core.relayer, 'reconnectInProgress', false)
    this.#core.relayer.transportExplicitlyClosed = false
  }
}
