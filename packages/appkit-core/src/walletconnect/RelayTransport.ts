import type { Environment } from '../environment/Environment'

/** What one attempt to reach the relay may take, in milliseconds. */
const attemptPatience = 10_000
/** Waits between attempts, in milliseconds. The library tries again by itself, every five seconds, as long as it has something to hear. */
const pauses: readonly number[] = [300, 600]
/** A phone closes the sockets of a page that it put away. After this long, in milliseconds, a socket is not trusted to be open. */
const trustedAway = 3_000

type Listener = (value: never) => void

/** The library's relay client with the parts that it keeps to itself. Its version is pinned for good, so they stay what they are. */
export interface RelayClient {
  readonly connected: boolean
  readonly events: {
    on(event: string, listener: Listener): unknown
    removeListener(event: string, listener: Listener): unknown
    removeAllListeners(): unknown
  }
  readonly subscriber: { readonly hasAnyTopics: boolean; start(): Promise<void>; stop(): Promise<void> }
  provider: {
    readonly connection?: { close(): Promise<void> }
    connect(): Promise<void>
    once(event: string, listener: Listener): void
    off(event: string, listener: Listener): void
  }
  transportExplicitlyClosed: boolean
  reconnectTimeout: ReturnType<typeof setTimeout> | undefined
  pingTimeout: ReturnType<typeof setTimeout> | undefined
  createProvider(): Promise<void>
  unregisterProviderListeners(): void
  connect(): Promise<void>
  registerEventListeners(): Promise<void>
}

/**
 * Keeps the socket to the relay. The library's own way connects in parallel when asked twice, waits up to five seconds between attempts and
 * leaves listeners on the page for ever; this one makes one attempt at a time, and `close` takes everything back.
 */
export class RelayTransport {
  readonly #relay: RelayClient
  readonly #environment: Environment
  readonly #stops: (() => void)[] = []
  #isClosed = false
  #connecting: Promise<void> | undefined
  #hiddenSince: number | undefined

  /** @param beat - calls a listener every few seconds; returns what ends that. */
  constructor(relay: RelayClient, environment: Environment, beat: (listener: () => void) => () => void) {
    this.#relay = relay
    this.#environment = environment
    relay.connect = () => this.open()
    relay.registerEventListeners = async () => {
      if (!this.#isClosed) this.#watch(beat)
    }
  }

  /** Resolves once the relay can be talked to. Joins the attempt that is under way. */
  async open(): Promise<void> {
    if (this.#relay.connected) return
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  /** Calls `listener` when the relay turned this page away. Returns what ends it. */
  onRefused(listener: (error: Error) => void): () => void {
    const { events } = this.#relay
    events.on('relayer_error', listener)
    return () => void events.removeListener('relayer_error', listener)
  }

  /** Ends the socket and everything that would open it again. */
  close(): void {
    const relay = this.#relay
    this.#isClosed = true
    relay.transportExplicitlyClosed = true
    for (const stop of this.#stops.splice(0)) stop()
    clearTimeout(relay.reconnectTimeout)
    clearTimeout(relay.pingTimeout)
    if (relay.provider.connection) relay.unregisterProviderListeners()
    this.#drop(relay.provider)
    relay.events.removeAllListeners()
  }

  async #connect(): Promise<void> {
    const relay = this.#relay
    relay.transportExplicitlyClosed = false
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.#attempt()
        return
      } catch (cause) {
        await relay.subscriber.stop()
        const pause = pauses[attempt]
        if (pause === undefined || this.#isClosed || relay.transportExplicitlyClosed) throw cause
        await new Promise<void>(resolve => void this.#environment.setTimer(resolve, pause))
      }
    }
  }

  async #attempt(): Promise<void> {
    const relay = this.#relay
    if (this.#isClosed) throw new Error('The client was closed.')
    await relay.createProvider()
    const { provider } = relay
    let fail: (reason: Error) => void = () => {}
    const failure = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const interrupt = () => fail(new Error('The relay closed the connection.'))
    const stopWaiting = this.#environment.setTimer(() => fail(new Error('The relay does not answer.')), attemptPatience)
    provider.once('disconnect', interrupt)
    try {
      await Promise.race([provider.connect().then(() => relay.subscriber.start()), failure])
    } catch (cause) {
      this.#drop(provider)
      throw cause
    } finally {
      stopWaiting()
      provider.off('disconnect', interrupt)
    }
    if (this.#isClosed) this.#drop(provider)
  }

  /** Listens to whatever says that the socket may be gone, or can be had again. */
  #watch(beat: (listener: () => void) => () => void): void {
    const page = this.#environment.window
    const revive = () => this.#revive()
    const look = () => this.#look()
    page?.addEventListener('online', revive)
    page?.document.addEventListener('visibilitychange', look)
    this.#stops.push(beat(revive), () => {
      page?.removeEventListener('online', revive)
      page?.document.removeEventListener('visibilitychange', look)
    })
  }

  #look(): void {
    const { now, window: page } = this.#environment
    if (page?.document.visibilityState !== 'visible') {
      this.#hiddenSince ??= now()
      return
    }
    const away = this.#hiddenSince === undefined ? 0 : now() - this.#hiddenSince
    this.#hiddenSince = undefined
    // What the wallet said meanwhile waits at the relay: a fresh socket hears it at once.
    this.#revive(away > trustedAway)
  }

  #revive(isDoubted = false): void {
    const relay = this.#relay
    const isAway = this.#environment.window?.document.visibilityState === 'hidden'
    if (this.#isClosed || relay.transportExplicitlyClosed || this.#connecting || isAway) return
    if (!relay.subscriber.hasAnyTopics || (relay.connected && !isDoubted)) return
    // The next beat tries again.
    void this.#replace().catch(() => {})
  }

  async #replace(): Promise<void> {
    const relay = this.#relay
    const { provider } = relay
    const isOpen = relay.connected
    if (isOpen) {
      relay.unregisterProviderListeners()
      this.#drop(provider)
      // Keeps what it is subscribed to for the next socket.
      await relay.subscriber.stop()
      Object.assign(relay, { provider: {} })
    }
    await this.open()
  }

  /** Without waiting for the other side: it may not be there any more. */
  #drop({ connection }: RelayClient['provider']): void {
    connection?.close().catch(() => {
      // It was closed already.
    })
  }
}
