import type { Environment } from '../environment/Environment'

/** Timeout of one attempt to reach the relay, in milliseconds. */
const attemptTimeout = 10_000
/** Pauses between attempts in milliseconds. The library also retries every five seconds while it has subscriptions. */
const pauses: readonly number[] = [300, 600]
/**
 * Time in milliseconds for which the app can stay hidden before its socket counts as closed. Phones close the sockets
 * of suspended apps.
 */
const trustedAway = 3_000

type Listener = (value: never) => void

/** The library's relay client, including internals. Its version is pinned, so they don't change. */
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
 * Manages the socket to the relay. The library itself opens parallel connections, waits up to five seconds between
 * attempts and leaks listeners. This class runs one attempt at a time, and `close` removes every listener and timer.
 */
export class RelayTransport {
  readonly #relay: RelayClient
  readonly #environment: Environment
  readonly #stops: (() => void)[] = []
  #isClosed = false
  #connecting: Promise<void> | undefined
  #hiddenSince: number | undefined

  /** @param beat - Calls a listener every few seconds. Returns the function to stop. */
  constructor(relay: RelayClient, environment: Environment, beat: (listener: () => void) => () => void) {
    this.#relay = relay
    this.#environment = environment
    relay.connect = () => this.open()
    relay.registerEventListeners = async () => {
      if (!this.#isClosed) this.#watch(beat)
    }
  }

  /** Connects to the relay in up to three attempts. Joins an attempt that is already running. */
  async open(): Promise<void> {
    if (this.#relay.connected) return
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = undefined
    })
    await this.#connecting
  }

  /** Calls `listener` when the relay rejects this app. Returns the function to unsubscribe. */
  onRefused(listener: (error: Error) => void): () => void {
    const { events } = this.#relay
    events.on('relayer_error', listener)
    return () => void events.removeListener('relayer_error', listener)
  }

  /** Closes the socket and everything that would reopen it. */
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
    if (this.#isClosed) throw new Error('The WalletConnect client was closed.')
    await relay.createProvider()
    const { provider } = relay
    let fail: (reason: Error) => void = () => {}
    const failure = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const interrupt = () => fail(new Error('The relay closed the connection.'))
    const stopWaiting = this.#environment.setTimer(
      () => fail(new Error("The relay didn't answer in time.")),
      attemptTimeout,
    )
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

  /** Listens for events that may close the socket or allow a reconnect. */
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
    // The relay has queued the wallet's messages; a new socket receives them immediately.
    this.#revive(away > trustedAway)
  }

  #revive(isDoubted = false): void {
    const relay = this.#relay
    const isAway = this.#environment.window?.document.visibilityState === 'hidden'
    if (this.#isClosed || relay.transportExplicitlyClosed || this.#connecting || isAway) return
    if (!relay.subscriber.hasAnyTopics || (relay.connected && !isDoubted)) return
    // The next heartbeat retries.
    void this.#replace().catch(() => {})
  }

  async #replace(): Promise<void> {
    const relay = this.#relay
    const { provider } = relay
    const isOpen = relay.connected
    if (isOpen) {
      relay.unregisterProviderListeners()
      this.#drop(provider)
      // Keep the subscriptions for the next socket.
      await relay.subscriber.stop()
      Object.assign(relay, { provider: {} })
    }
    await this.open()
  }

  /** Closes without waiting for the relay, which may be unreachable. */
  #drop({ connection }: RelayClient['provider']): void {
    connection?.close().catch(() => {
      // Already closed.
    })
  }
}
