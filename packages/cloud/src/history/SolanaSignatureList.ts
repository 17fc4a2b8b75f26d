import { ChainRefused } from '../chains/ChainRefused'
import type { ChainAnswer } from '../chains/ChainRpc'
import { resultOf } from '../chains/resultOf'
import { isAfter, type SolanaPosition } from './solanaPosition'
import { type SolanaSignature, signaturesSchema } from './solanaSchemas'

/** Signatures asked for at once: as many as nodes give. */
const MOST = 1000
const commitment = 'confirmed'

/** The signatures of one account after a position, read page by page, newest first. */
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

  /** Whether it has as many as were asked for, or all there are. */
  get isFinished(): boolean {
    return this.#isOver || this.found.length >= this.#limit
  }

  /** Parameters of the call for the next page. */
  get params(): readonly unknown[] {
    const before = this.#before
    return [this.#account, { limit: this.#amount, commitment, ...(before !== undefined && { before }) }]
  }

  /** @throws ChainRefused; ZodError for what isn't a list of signatures. */
  take(answer: ChainAnswer | undefined): void {
    // A node that forgot the anchor is asked from the newest on; what was shown is passed over all the same.
    if (answer?.error instanceof ChainRefused && this.#before !== undefined && this.#before === this.#start?.anchor) {
      this.#before = undefined
      this.#amount = MOST
      return
    }
    const page = signaturesSchema.parse(resultOf(answer))
    this.found.push(...page.filter(one => isAfter(this.#start, one)))
    const last = page.at(-1)?.signature
    // A node that begins with the same ones again has no others.
    this.#isOver = page.length < this.#amount || last === this.#before
    this.#before = last
    this.#amount = MOST
  }
}
