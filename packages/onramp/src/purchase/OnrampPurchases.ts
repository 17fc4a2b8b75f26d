import type { Environment } from '@openappkit/appkit-core'
import { proxy, ref } from 'valtio/vanilla'
import type { OnrampSource } from '../OnrampSource'
import type { OnrampProgress, OnrampPurchase } from './OnrampPurchase'
import { purchaseLimit } from './purchasesKey'

/** Milliseconds after a failed request until the next one. */
const retryDelay = 10_000
/** Shortest and longest wait between two requests, whatever the backend asks for. */
const [shortest, longest] = [2000, 60_000]
/** Milliseconds for which a finished purchase stays in the list. */
const keptFor = 24 * 60 * 60_000
/** Milliseconds after which an unfinished purchase is no longer followed: providers settle within days. */
const followedFor = 14 * 24 * 60 * 60_000

/** State of {@link OnrampPurchases}. */
export interface OnrampPurchasesState {
  /** Newest first. */
  purchases: readonly OnrampPurchase[]
}

/** Dependencies of {@link OnrampPurchases}. */
export interface OnrampPurchasesContext {
  readonly environment: Pick<Environment, 'now' | 'setTimer'>
  readonly source: Pick<OnrampSource, 'progress'>
  /** Returns the stored purchases. Other tabs may have added some. */
  read(): readonly OnrampPurchase[]
  write(purchases: readonly OnrampPurchase[]): void
  /**
   * Resolves with whether the chain confirms the delivery. Undefined if this app can't read the chain; the backend's
   * word then counts.
   */
  isDelivered(purchase: OnrampPurchase, txHash: string): Promise<boolean | undefined>
  /** Called once when the status of a purchase changes. */
  onChange(purchase: OnrampPurchase): void
}

/** Follows purchases until the crypto has arrived or the purchase has failed. They survive a reload. */
export class OnrampPurchases {
  readonly state: OnrampPurchasesState
  readonly #context: OnrampPurchasesContext
  /** Cancels the next request of each followed purchase. */
  readonly #timers: Map<string, () => void> = new Map()
  #isEnded = false

  constructor(context: OnrampPurchasesContext) {
    this.#context = context
    const { environment } = context
    const isKept = ({ at, progress }: OnrampPurchase) =>
      environment.now() - at < (progress.isFinal ? keptFor : followedFor)
    this.state = proxy({ purchases: ref(context.read().filter(isKept)) })
  }

  /** Adds a purchase and follows it. */
  add(purchase: OnrampPurchase): void {
    this.#write([purchase, ...this.state.purchases.filter(({ id }) => id !== purchase.id)])
    this.follow(purchase.id)
  }

  find(id: string): OnrampPurchase | undefined {
    return this.state.purchases.find(purchase => purchase.id === id)
  }

  /** Follows all purchases that aren't finished. */
  followAll(): void {
    for (const { id } of this.state.purchases) this.follow(id)
  }

  /** Follows a purchase. Does nothing if it is followed, finished, or can't be read. */
  follow(id: string): void {
    const purchase = this.find(id)
    if (this.#isEnded || !purchase?.secret || purchase.progress.isFinal || this.#timers.has(id)) return
    this.#schedule(id, 0)
  }

  /** Requests the progress of a purchase now. */
  refresh(id: string): void {
    const cancel = this.#timers.get(id)
    cancel?.()
    if (cancel) this.#schedule(id, 0)
    else this.follow(id)
  }

  /** Drops a purchase from the list. It goes on at the provider. */
  forget(id: string): void {
    this.#timers.get(id)?.()
    this.#timers.delete(id)
    this.#write(this.state.purchases.filter(purchase => purchase.id !== id))
  }

  destroy(): void {
    this.#isEnded = true
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }

  #schedule(id: string, delay: number): void {
    this.#timers.set(
      id,
      this.#context.environment.setTimer(() => void this.#check(id), delay),
    )
  }

  async #check(id: string): Promise<void> {
    const purchase = this.find(id)
    if (!purchase?.secret) return
    let progress: OnrampProgress | undefined
    try {
      progress = await this.#context.source.progress({ id, secret: purchase.secret })
      if (progress.status === 'delivered') progress = await this.#confirmed(purchase, progress)
    } catch {
      // The next request follows. The last known progress stays on screen.
    }
    if (this.#isEnded || !this.find(id)) return
    if (progress) this.#update(id, progress)
    if (progress?.isFinal) this.#timers.delete(id)
    else this.#schedule(id, progress ? Math.min(longest, Math.max(shortest, progress.pollInMs)) : retryDelay)
  }

  /** Returns the delivery as reported if the chain confirms it, else as one that is still under way. */
  async #confirmed(purchase: OnrampPurchase, reported: OnrampProgress): Promise<OnrampProgress> {
    const { txHash } = reported
    const isDelivered = txHash === undefined ? false : await this.#context.isDelivered(purchase, txHash)
    if (isDelivered ?? true) return reported
    return { ...reported, status: 'processing', isFinal: false, received: undefined, pollInMs: retryDelay }
  }

  #update(id: string, progress: OnrampProgress): void {
    const purchase = this.find(id)
    if (!purchase) return
    const next = { ...purchase, progress }
    this.#write(this.state.purchases.map(known => (known.id === id ? next : known)))
    const { status, txHash } = purchase.progress
    if (status !== progress.status || txHash !== progress.txHash) this.#context.onChange(next)
  }

  #write(purchases: readonly OnrampPurchase[]): void {
    const kept = purchases.slice(0, purchaseLimit)
    this.state.purchases = ref(kept)
    this.#context.write(kept)
  }
}
