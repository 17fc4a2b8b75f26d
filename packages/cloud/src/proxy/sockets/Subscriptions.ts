import { readIdToken } from '../../relay/frames/readIdToken'

/** Maximum characters of a response to a subscription call. */
const LONGEST_ANSWER = 2000

/** Tracks the pending and confirmed subscriptions of one socket. */
export class Subscriptions {
  readonly #pending = new Map<string, number>()
  readonly #active = new Set<string>()
  #waiting = 0

  get size(): number {
    return this.#waiting + this.#active.size
  }

  /**
   * Adds a pending subscription.
   *
   * @param id - The call's id as a JSON token.
   */
  ask(id: string): void {
    this.#pending.set(id, (this.#pending.get(id) ?? 0) + 1)
    this.#waiting += 1
  }

  /** Confirms or drops a pending subscription if an upstream message responds to its call. */
  answered(text: string): void {
    if (this.#waiting === 0 || text.length > LONGEST_ANSWER) return
    const answer = parse(text)
    if (!('result' in answer) && !('error' in answer)) return
    const id = readIdToken(text) ?? ''
    const count = this.#pending.get(id)
    if (count === undefined) return
    if (count > 1) this.#pending.set(id, count - 1)
    else this.#pending.delete(id)
    this.#waiting -= 1
    if ('result' in answer) this.#active.add(String(answer.result))
  }

  end(subscription: string): void {
    this.#active.delete(subscription)
  }
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
