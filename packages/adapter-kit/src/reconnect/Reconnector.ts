import { AppKitError } from '@openappkit/appkit-core/adapter'
import { pause, withTimeout } from '@openappkit/appkit-core/time'
import { ProvidedArrival } from '../provided/ProvidedArrival'

/** How long to wait for a wallet to answer, in milliseconds. */
const answerTimeout = 5_000
/** How long to wait for a wallet to register, in milliseconds. Most register before the app's own code runs. */
const defaultArrivalTimeout = 1_000

/** Access to the wallets of an adapter, for reconnecting them. */
export interface ReconnectedWallets<wallet, answer> {
  /** Returns the ids of wallets that the user connected and didn't disconnect, the active one first. */
  remembered(): readonly string[]
  /**
   * Returns a wallet by id, or undefined if it hasn't registered yet. A promise counts as a present wallet, even if it
   * resolves with undefined.
   */
  find(id: string): wallet | Promise<wallet | undefined> | undefined
  /** Returns whether a wallet is connected. */
  isConnected(id: string): boolean
  /**
   * Reads a wallet without a prompt. Resolves with undefined if the wallet is locked or no longer permits the app.
   * Rejects if it can't be read.
   */
  read(wallet: wallet): Promise<answer | undefined>
  /** Adds the connection of a wallet, with its answer from {@link ReconnectedWallets.read}. */
  take(wallet: wallet, answer: answer): void
  /** How long to wait for remembered wallets to register, in milliseconds. With 0, doesn't wait. Default: 1,000. */
  readonly arrivalTimeout?: number
}

/**
 * Reconnects the wallets from the last visit in parallel and without a prompt. Of the wallets that are present at the
 * start, the first remembered one connects first, unless it takes too long to answer. A wallet that answers after the
 * timeout still connects. For a wallet that arrives later, call {@link Reconnector.tryArrived}. A wallet that a feature
 * provides counts as present until it is clear that it doesn't arrive.
 *
 * @example
 * ```ts
 * import type { ReconnectedWallets } from '@openappkit/adapter-kit/actions'
 * import { Reconnector } from '@openappkit/adapter-kit/reconnector'
 *
 * export async function reconnect(wallets: ReconnectedWallets<object, string>, signal: AbortSignal): Promise<void> {
 *   await new Reconnector(wallets).reconnect(signal)
 * }
 * ```
 */
export class Reconnector<wallet, answer> {
  readonly #wallets: ReconnectedWallets<wallet, answer>
  readonly #attempts = new Map<string, Promise<void>>()
  readonly #arrival = new ProvidedArrival<wallet>()
  #failure: AppKitError | undefined
  /** Settles when wallets other than the first may connect. */
  #turn: Promise<unknown> | undefined
  #onArrival: () => void = () => {}

  constructor(wallets: ReconnectedWallets<wallet, answer>) {
    this.#wallets = wallets
  }

  /**
   * Tries every remembered wallet that isn't connected. Settles within five seconds, as soon as all present wallets
   * have answered and absent ones have had time to register. Resolves immediately when `signal` aborts. Wallets that
   * answer later still connect.
   *
   * @throws {AppKitError} `wallet/reconnect-failed` when no wallet connected and one couldn't be read.
   * @throws {AppKitError} `wallet/timeout` when no wallet connected and one didn't answer.
   */
  async reconnect(signal: AbortSignal): Promise<void> {
    const done = new AbortController()
    const stop = (): void => done.abort()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    const isOver = pause(answerTimeout, done.signal)
    this.#attempts.clear()
    this.#failure = undefined
    try {
      this.#askArrived(isOver)
      const answered = this.#arrived(done.signal).then(() => this.#answered())
      const isAnswered = await Promise.race([answered.then(() => true), isOver.then(() => false)])
      const isConnected = this.#wallets.remembered().some(id => this.#wallets.isConnected(id))
      if (signal.aborted || isConnected) return
      if (this.#failure) throw this.#failure
      if (!isAnswered) throw noAnswer()
    } finally {
      stop()
      signal.removeEventListener('abort', stop)
      this.#turn = undefined
    }
  }

  /** Whether a remembered wallet is present but neither connected nor tried. */
  get hasUntried(): boolean {
    return this.#untried().some(id => this.#find(id) !== undefined)
  }

  /**
   * Tries the remembered wallets that are present but haven't been tried. Call it when wallets register. Doesn't wait
   * for their answers.
   */
  tryArrived(): void {
    this.#askArrived(undefined)
    this.#onArrival()
  }

  /**
   * Marks a wallet as tried, so that {@link Reconnector.tryArrived} skips it until the next
   * {@link Reconnector.reconnect}. Use it for wallets that emit an event when they can be connected again.
   */
  markTried(id: string): void {
    if (!this.#attempts.has(id)) this.#attempts.set(id, Promise.resolve())
  }

  /** Handles a wallet that a feature provides and that has arrived. Call it before the wallet is listed. */
  arrive(id: string, wallet: wallet): void {
    if (!this.#arrival.arrive(id, wallet)) this.forget(id)
  }

  /** Allows a wallet, or all of them without `id`, to be tried again by the next {@link Reconnector.tryArrived}. */
  forget(id?: string): void {
    if (id === undefined) this.#attempts.clear()
    else this.#attempts.delete(id)
  }

  /**
   * Tries one remembered wallet now, even if it was tried before. Does nothing if the wallet isn't present or is
   * already connected. Never rejects.
   */
  async tryNow(id: string): Promise<void> {
    const wallet = this.#find(id)
    if (wallet !== undefined) await this.#take(id, this.#read(wallet), undefined)
  }

  /** Returns a wallet that is present, or a promise of one that a feature provides. */
  #find(id: string): wallet | Promise<wallet | undefined> | undefined {
    return this.#wallets.find(id) ?? this.#arrival.wait(id)
  }

  #untried(): readonly string[] {
    return this.#wallets.remembered().filter(id => !this.#attempts.has(id) && !this.#wallets.isConnected(id))
  }

  #askArrived(isOver: Promise<unknown> | undefined): void {
    for (const id of this.#untried()) {
      const wallet = this.#find(id)
      if (wallet === undefined) continue
      const reading = this.#read(wallet)
      this.#attempts.set(id, this.#take(id, reading, this.#turn))
      if (isOver !== undefined) this.#turn ??= Promise.race([reading.catch(() => {}), isOver])
    }
  }

  async #read(found: wallet | Promise<wallet | undefined>): Promise<{ wallet: wallet; answer: answer } | undefined> {
    const wallet = await found
    const answer = wallet && (await this.#wallets.read(wallet))
    return wallet && answer !== undefined ? { wallet, answer } : undefined
  }

  async #take(
    id: string,
    reading: Promise<{ readonly wallet: wallet; readonly answer: answer } | undefined>,
    turn: Promise<unknown> | undefined,
  ): Promise<void> {
    try {
      const read = await reading
      await turn
      // The user may have disconnected or connected it in the meantime.
      if (!read || !this.#wallets.remembered().includes(id) || this.#wallets.isConnected(id)) return
      this.#wallets.take(read.wallet, read.answer)
    } catch (cause) {
      this.#failure ??= reconnectFailed(cause)
    }
  }

  /** Waits for remembered wallets that haven't registered yet. */
  async #arrived(signal: AbortSignal): Promise<void> {
    const { arrivalTimeout = defaultArrivalTimeout } = this.#wallets
    if (arrivalTimeout === 0) return
    const arrived = new Promise<void>(resolve => {
      this.#onArrival = () => {
        if (this.#untried().length === 0) resolve()
      }
    })
    this.#onArrival()
    await withTimeout(arrived, arrivalTimeout, signal)
    this.#onArrival = () => {}
  }

  /** Waits for all answers, including those of wallets that arrive during the wait. */
  async #answered(): Promise<void> {
    for (let count = 0; count < this.#attempts.size; ) {
      count = this.#attempts.size
      await Promise.all(this.#attempts.values())
    }
  }
}

function reconnectFailed(cause: unknown): AppKitError {
  return new AppKitError('wallet/reconnect-failed', "The wallet couldn't reconnect. Open it, then try again.", {
    cause,
  })
}

function noAnswer(): AppKitError {
  return new AppKitError('wallet/timeout', "The wallet didn't answer. Unlock it, then try again.")
}
