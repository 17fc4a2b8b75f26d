import { ChainRefused } from '../chains/ChainRefused'
import type { ChainAnswer } from '../chains/ChainRpc'
import { resultOf } from '../chains/resultOf'
import { isAfter, type SolanaPosition } from './solanaPosition'
import { type SolanaSignature, signaturesSchema } from './solanaSchemas'

/** Maximum signatures per request. Nodes don't return more. */
const MOST = 1000
const commitment = 'confirmed'

/** Reads the signatures of one account after a position, page by page, newest first. */
export class SolanaSignatureList {
  readonly found: SolanaSignature[] = []
  readonly #account: string
  readonly #start: SolanaPosition | undefined
  readonly #limit: number
  #before: string | undefined
  #amount: number
  #isOver = false

  constructor(account: string, start: SolanaPosition | undefined, limit: number) {
    this.#account = account
    this.#start = start
    this.#limit = limit
    this.#before = start?.anchor
    this.#amount = Math.min(MOST, limit + (start?.shown.length ?? 0))
  }

  /** Whether the list contains all requested signatures, or all that exist. */
  get isFinished(): boolean {
    return this.#isOver || this.found.length >= this.#limit
  }

  /** Parameters of the request for the next page. */
  get params(): readonly unknown[] {
    const before = this.#before
    return [this.#account, { limit: this.#amount, commitment, ...(before !== undefined && { before }) }]
  }

  /**
   * Adds the signatures of a response.
   *
   * @throws ChainRefused if the node rejected the request.
   * @throws ZodError for an invalid response.
   */
  take(answer: ChainAnswer | undefined): void {
    // If the node no longer knows the anchor, start with the newest signatures and skip those already shown.
    if (answer?.error instanceof ChainRefused && this.#before !== undefined && this.#before === this.#start?.anchor) {
      this.#before = undefined
      this.#amount = MOST
      return
    }
    const page = signaturesSchema.parse(resultOf(answer))
    this.found.push(...page.filter(one => isAfter(this.#start, one)))
    const last = page.at(-1)?.signature
    // A node that repeats a page has no further pages.
    this.#isOver = page.length < this.#amount || last === this.#before
    this.#before = last
    this.#amount = MOST
  }
}
