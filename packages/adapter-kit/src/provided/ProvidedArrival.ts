import { pause } from '@openappkit/appkit-core/time'

/** Ids of wallets that features provide. */
const providedIds: readonly string[] = ['ID_AUTH']

/**
 * How long a reconnect waits for the feature that provides a wallet, in milliseconds. Shorter than the timeout of a
 * wallet's answer: a feature that the app has turned off isn't a failure.
 */
const arrivalLimit = 4_000

interface Wait<wallet> {
  /** False once the time is up. */
  isOpen: boolean
  readonly promise: Promise<wallet | undefined>
  end(wallet: wallet): void
}

/**
 * Waits for wallets that a feature provides. Features load after adapters, so a remembered wallet counts as present
 * until it is clear that it doesn't arrive. Otherwise, the button would show "Connect" during each reload.
 */
export class ProvidedArrival<wallet> {
  readonly #waiting = new Map<string, Wait<wallet>>()

  /** Returns a promise of a provided wallet, or undefined for an id that no feature provides. */
  wait(id: string): Promise<wallet | undefined> | undefined {
    if (!providedIds.includes(id)) return undefined
    const known = this.#waiting.get(id)
    if (known) return known.promise
    const done = new AbortController()
    let end: (wallet: wallet) => void = () => {}
    const arrived = new Promise<wallet>(resolve => {
      end = wallet => {
        resolve(wallet)
        done.abort()
      }
    })
    const late = pause(arrivalLimit, done.signal).then(() => {
      wait.isOpen = done.signal.aborted
      return undefined
    })
    const wait: Wait<wallet> = { isOpen: true, promise: Promise.race([arrived, late]), end }
    this.#waiting.set(id, wait)
    return wait.promise
  }

  /** Ends the wait for a wallet. Returns false if nothing waits for it any more. */
  arrive(id: string, wallet: wallet): boolean {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.end(wallet)
    return waiting?.isOpen === true
  }
}
