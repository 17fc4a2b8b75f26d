import { AppKitError, startPatience } from '@openappkit/appkit-core/adapter'
import type { BitcoinWallet, WalletReading } from '../wallets/BitcoinWallet'

/** Longest wait for a wallet that was connected before, in milliseconds. */
const restorePatience = 5_000

/** What a restoration asks of the actions. */
export interface RestorationOwner {
  /** Ids of the wallets that were connected, the one that was in use first. */
  remembered(): readonly string[]
  isLive(id: string): boolean
  find(id: string): BitcoinWallet | undefined | Promise<BitcoinWallet | undefined>
  /** Resolves when no more wallets are looked for. */
  readonly settled: Promise<void>
  /** Asks without a prompt, and listens from then on: a wallet that is locked now may tell later. */
  read(wallet: BitcoinWallet): Promise<WalletReading | undefined>
  restored(wallet: BitcoinWallet, reading: WalletReading): void
}

/** Brings back the wallets of the last visit, side by side and without asking anybody. */
export class Restoration {
  readonly #owner: RestorationOwner
  readonly #tried = new Set<string>()
  #failure: unknown
  #turn: Promise<unknown> | undefined

  constructor(owner: RestorationOwner) {
    this.#owner = owner
  }

  /** @throws AppKitError `wallet/no-answer`, or what a wallet failed with, when it can't be known whether a wallet is there. */
  async restore(signal: AbortSignal): Promise<void> {
    this.#tried.clear()
    this.#failure = undefined
    const patience = startPatience(restorePatience, signal)
    try {
      this.#turn = undefined
      const asked = this.#askUntried(patience.isOver)
      const isMissing = this.#owner.remembered().some(id => !this.#tried.has(id))
      const later = isMissing ? this.#owner.settled.then(() => this.#askUntried(patience.isOver)) : undefined
      const all = Promise.all([asked, later]).then(() => true)
      const isAnswered = await Promise.race([all, patience.isOver])
      const isRestored = this.#owner.remembered().some(id => this.#owner.isLive(id))
      if (isRestored || signal.aborted) return
      if (this.#failure !== undefined) throw this.#failure
      if (isAnswered !== true)
        throw new AppKitError('wallet/no-answer', 'The wallet did not answer. Unlock it, then try again.')
    } finally {
      patience.end()
      this.#turn = undefined
    }
  }

  /** A wallet arrived that is remembered. */
  restoreLate(): void {
    void this.#askUntried(undefined)
  }

  /** Those that can be asked now and weren't. */
  async #askUntried(isOver: Promise<void> | undefined): Promise<void> {
    const ids = this.#owner.remembered().filter(id => !this.#tried.has(id) && !this.#owner.isLive(id))
    await Promise.all(
      ids.flatMap(id => {
        const found = this.#owner.find(id)
        if (!found) return []
        this.#tried.add(id)
        const reading = Promise.resolve(found).then(async wallet => {
          const answer = wallet && (await this.#owner.read(wallet))
          return wallet && answer ? { wallet, answer } : undefined
        })
        const turn = this.#turn
        // The one that was in use is back before the others, unless it makes them wait too long.
        if (!turn && isOver) this.#turn = Promise.race([reading.catch(() => {}), isOver])
        return [this.#restore(reading, turn)]
      }),
    )
  }

  async #restore(
    reading: Promise<{ readonly wallet: BitcoinWallet; readonly answer: WalletReading } | undefined>,
    turn: Promise<unknown> | undefined,
  ): Promise<void> {
    try {
      const told = await reading
      await turn
      if (told) this.#owner.restored(told.wallet, told.answer)
    } catch (cause) {
      this.#failure ??= cause
    }
  }
}
