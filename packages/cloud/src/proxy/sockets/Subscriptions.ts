import { readIdToken } from '../../relay/frames/readIdToken'

/** Answers to subscribing are short. */
const LONGEST_ANSWER = 2000

/** The subscriptions of one socket: the pending ones, and those that an upstream has confirmed. */
export class Subscriptions {
  readonly #asked = new Map<string, number>()
  readonly #active = new Set<string>()
  #waiting = 0

  get size(): number {
    return this.#waiting + this.#active.size
  }

  /** @param id - JSON token of the call */
  ask(id: string): void {
    this.#asked.set(id, (this.#asked.get(id) ?? 0) + 1)
    this.#waiting += 1
  }

  /** Checks whether an upstream message answers a pending subscription call. */
  answered(text: string): void {
    if (this.#waiting === 0 || text.length > LONGEST_ANSWER) return
    const answer = parse(text)
    if (!('result' in answer) && !('error' in answer)) return
    const id = readIdToken(text) ?? ''
    const count = this.#asked.get(id)
    if (count === undefined) return
    if (count > 1) this.#asked.set(id, count - 1)
    else this.#asked.delete(id)
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
