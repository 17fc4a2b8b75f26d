import { AppKitError } from '@openappkit/appkit-core/adapter'
import { pause, withTimeout } from '@openappkit/appkit-core/time'

/** How long to wait for a wallet that doesn't answer, in milliseconds. */
const answerTimeout = 5_000
/** How long to wait for a wallet that isn't there yet, in milliseconds. Most register before the app's own code runs. */
const defaultArrivalTimeout = 1_000

/** What the reconnector needs to know of wallets, and does with them. */
export interface ReconnectedWallets<wallet, answer> {
  /** Ids of the wallets that were connected and not left on purpose, the active one first. */
  remembered(): readonly string[]
  find(id: string): wallet | Promise<wallet | undefined> | undefined
  isConnected(id: string): boolean
  /** Asks without a prompt. Undefined: the wallet is locked, or no longer permits the app. Rejects when it can't be asked. */
  read(wallet: wallet): Promise<answer | undefined>
  /** The wallet shares accounts: it is connected again. */
  take(wallet: wallet, answer: answer): void
  /** How long a remembered wallet that isn't there yet is waited for, in milliseconds. Absent: one second. */
  readonly arrivalTimeout?: number
}

/**
 * Reconnects the wallets of the last visit, side by side and without a prompt. The wallet that was active is taken first, unless it makes the others wait too
 * long. A wallet that answers or arrives even later is connected then.
 */
export class Reconnector<wallet, answer> {
  readonly #wallets: ReconnectedWallets<wallet, answer>
  readonly #asked = new Map<string, Promise<void>>()
  #failure: AppKitError | undefined
  /** When wallets other than the first may be taken. */
  #turn: Promise<unknown> | undefined
  #onArrival: () => void = () => {}

  constructor(wallets: ReconnectedWallets<wallet, answer>) {
    this.#wallets = wallets
  }

  /**
   * Resolves when each wallet has answered, at the latest after five seconds, and at once when `signal` aborts.
   *
   * @throws AppKitError when no wallet is connected in the end: `wallet/restore-failed` if one couldn't be asked, `wallet/no-answer` if one didn't answer.
   */
  async reconnect(signal: AbortSignal): Promise<void> {
    const done = new AbortController()
    const stop = (): void => done.abort()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    const isOver = pause(answerTimeout, done.signal)
    this.#asked.clear()
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

  /** Whether a remembered wallet is there that wasn't asked. */
  get hasUnasked(): boolean {
    return this.#unasked().some(id => this.#wallets.find(id) !== undefined)
  }

  /** Asks the remembered wallets that arrived since. */
  askArrived(): void {
    this.#askArrived(undefined)
    this.#onArrival()
  }

  /** Counts a wallet as asked: it says by itself when it can be connected again. */
  markAsked(id: string): void {
    if (!this.#asked.has(id)) this.#asked.set(id, Promise.resolve())
  }

  /** Lets a wallet, or all of them, be asked again when it arrives again. */
  forget(id?: string): void {
    if (id === undefined) this.#asked.clear()
    else this.#asked.delete(id)
  }

  /** Asks one wallet now, whether or not it was asked before. */
  async ask(id: string): Promise<void> {
    const wallet = this.#wallets.find(id)
    if (wallet !== undefined) await this.#take(id, this.#read(wallet), undefined)
  }

  #unasked(): readonly string[] {
    return this.#wallets.remembered().filter(id => !this.#asked.has(id) && !this.#wallets.isConnected(id))
  }

  #askArrived(isOver: Promise<unknown> | undefined): void {
    for (const id of this.#unasked()) {
      const wallet = this.#wallets.find(id)
      if (wallet === undefined) continue
      const reading = this.#read(wallet)
      this.#asked.set(id, this.#take(id, reading, this.#turn))
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
      // It may have been left, or connected, while it was asked.
      if (!read || !this.#wallets.remembered().includes(id) || this.#wallets.isConnected(id)) return
      this.#wallets.take(read.wallet, read.answer)
    } catch (cause) {
      this.#failure ??= restoreFailed(cause)
    }
  }

  /** Waits for the remembered wallets that aren't there yet. */
  async #arrived(signal: AbortSignal): Promise<void> {
    const { arrivalTimeout = defaultArrivalTimeout } = this.#wallets
    if (arrivalTimeout === 0) return
    const arrived = new Promise<void>(resolve => {
      this.#onArrival = () => {
        if (this.#unasked().length === 0) resolve()
      }
    })
    this.#onArrival()
    await withTimeout(arrived, arrivalTimeout, signal)
    this.#onArrival = () => {}
  }

  /** Waits for all that were asked, also for those that arrived while others were waited for. */
  async #answered(): Promise<void> {
    for (let count = 0; count < this.#asked.size; ) {
      count = this.#asked.size
      await Promise.all(this.#asked.values())
    }
  }
}

function restoreFailed(cause: unknown): AppKitError {
  return new AppKitError('wallet/restore-failed', 'The wallet couldn’t reconnect. Open it, then try again.', { cause })
}

function noAnswer(): AppKitError {
  return new AppKitError('wallet/no-answer', 'The wallet did not answer. Unlock it, then try again.')
}
