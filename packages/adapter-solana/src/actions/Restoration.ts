import { AppKitError, type Patience, startPatience } from '@openappkit/appkit-core/adapter'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/** How long a wallet that doesn't answer is waited for, in milliseconds. */
const answerPatience = 5_000
/** How long a wallet that isn't there yet is waited for, in milliseconds. Most are there before the page's own code. */
const arrivalPatience = 1_000

/** What restoring asks of the adapter. */
export interface RestorationOwner {
  /** Ids of what shall be connected again. */
  remembered(): readonly string[]
  find(id: string): SolanaWallet | undefined
  isLive(id: string): boolean
  /** The wallet shares accounts: it is connected. */
  take(wallet: SolanaWallet): void
}

/** Connects again what was connected, without any prompt. */
export class Restoration {
  readonly #owner: RestorationOwner
  readonly #asked = new Map<string, Promise<Answer>>()
  #heard: () => void = () => {}

  constructor(owner: RestorationOwner) {
    this.#owner = owner
  }

  /**
   * Ends when each wallet has answered, at the latest after {@link answerPatience}; one that answers or arrives even later is connected then.
   *
   * @throws AppKitError `wallet/restore-failed` when a wallet didn't answer, so that nobody knows.
   */
  async restore(signal: AbortSignal): Promise<void> {
    const answers = startPatience(answerPatience, signal)
    const arrivals = startPatience(arrivalPatience, signal)
    this.#asked.clear()
    this.askArrived()
    await this.#arrived(arrivals)
    arrivals.end()
    const unanswered = answers.isOver.then((): readonly Answer[] => [{ isAnswer: false }])
    const all = await Promise.race([Promise.all(this.#asked.values()), unanswered])
    answers.end()
    const failure = all.find(({ isAnswer }) => !isAnswer)
    if (!failure || signal.aborted || this.#owner.remembered().some(id => this.#owner.isLive(id))) return
    const message = 'The wallet does not answer. Open it, or connect again.'
    throw new AppKitError('wallet/restore-failed', message, { cause: failure.cause })
  }

  /** Asks those that are remembered, here, and weren't asked. */
  askArrived(): void {
    for (const id of this.#owner.remembered()) {
      const wallet = this.#owner.find(id)
      if (!wallet || this.#asked.has(id) || this.#owner.isLive(id)) continue
      this.#asked.set(id, this.#ask(wallet))
    }
    this.#heard()
  }

  /** Whoever comes back may be asked again. */
  forget(id?: string): void {
    if (id === undefined) this.#asked.clear()
    else this.#asked.delete(id)
  }

  async #arrived({ isOver }: Patience): Promise<void> {
    let isWaiting = true
    void isOver.then(() => {
      isWaiting = false
      this.#heard()
    })
    const isMissing = (id: string) => !this.#owner.find(id) && !this.#owner.isLive(id)
    while (isWaiting && this.#owner.remembered().some(isMissing))
      await new Promise<void>(resolve => {
        this.#heard = resolve
      })
    this.#heard = () => {}
  }

  async #ask(wallet: SolanaWallet): Promise<Answer> {
    try {
      await wallet.connect({ silent: true })
    } catch (cause) {
      return { isAnswer: false, cause }
    }
    if (this.#owner.remembered().includes(wallet.id)) this.#owner.take(wallet)
    return { isAnswer: true }
  }
}

/** What a wallet said, or why it couldn't be asked. */
interface Answer {
  readonly isAnswer: boolean
  readonly cause?: unknown
}
