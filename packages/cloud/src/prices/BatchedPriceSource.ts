import { judgePrice } from './judgePrice'
import type { CaipAddress, PriceSource, SourcePrice, TrustedSource } from './PriceSource'
import type { UsdAnswer } from './UsdAnswer'

/** Milliseconds for which a group isn't queried after a failure. */
const REST = 10_000

interface Waiting {
  readonly asset: CaipAddress
  readonly answer: (answer: UsdAnswer) => void
}

/** Called with a source's name and an error if the source fails or returns an implausible price. */
export type OnSourceTrouble = (source: string, error: unknown) => void

/** Wraps one price source: batches concurrent queries and validates the results. */
export class BatchedPriceSource {
  /** Maximum age of a price in milliseconds. Older prices count as unknown. */
  readonly staleAfter: number
  readonly #source: PriceSource
  readonly #timeout: number
  readonly #now: () => number
  readonly #onTrouble: OnSourceTrouble
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #restsUntil = new Map<string, number>()

  constructor(trusted: TrustedSource, now: () => number, onTrouble: OnSourceTrouble) {
    this.#source = trusted.source
    this.#timeout = trusted.timeout
    this.staleAfter = trusted.staleAfter
    this.#now = now
    this.#onTrouble = onTrouble
  }

  /**
   * Queries the price of an asset. Returns undefined if the source doesn't support the asset. The promise never
   * rejects.
   */
  ask(asset: CaipAddress): Promise<UsdAnswer> | undefined {
    const group = this.#source.groupOf(asset)
    if (group === undefined) return undefined
    if ((this.#restsUntil.get(group) ?? 0) > this.#now()) return Promise.resolve({ isCertain: false })
    return new Promise(answer => {
      const waiting = this.#waiting.get(group)
      if (waiting) return waiting.push({ asset, answer })
      this.#waiting.set(group, [{ asset, answer }])
      return setImmediate(() => this.#askGroup(group))
    })
  }

  #askGroup(group: string): void {
    const waiting = this.#waiting.get(group) ?? []
    this.#waiting.delete(group)
    const { batchSize } = this.#source
    for (let at = 0; at < waiting.length; at += batchSize) void this.#askBatch(group, waiting.slice(at, at + batchSize))
  }

  async #askBatch(group: string, batch: readonly Waiting[]): Promise<void> {
    const said = await this.#quote(
      group,
      batch.map(({ asset }) => asset),
    )
    for (const { asset, answer } of batch) answer(said ? this.#judge(asset, said.get(asset)) : { isCertain: false })
  }

  /** Queries one batch. Resolves with undefined if the source fails. */
  async #quote(
    group: string,
    assets: readonly CaipAddress[],
  ): Promise<ReadonlyMap<CaipAddress, SourcePrice> | undefined> {
    const signal = AbortSignal.timeout(this.#timeout)
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    try {
      const said = await Promise.race([this.#source.quote(assets, signal), late])
      this.#restsUntil.delete(group)
      return said
    } catch (error) {
      this.#restsUntil.set(group, this.#now() + REST)
      this.#onTrouble(this.#source.name, error)
      return undefined
    }
  }

  #judge(asset: CaipAddress, said: SourcePrice | undefined): UsdAnswer {
    if (!said) return { isCertain: true }
    const assessment = judgePrice(said, this.#now(), this.staleAfter)
    if (assessment.verdict === 'too-old') return { isCertain: true }
    if (assessment.verdict === 'refused') {
      this.#onTrouble(this.#source.name, new Error(`The price of ${asset} is implausible`))
      return { isCertain: false }
    }
    const { usd, asOf, usdDayAgo } = assessment
    return { price: { usd, asOf, source: this.#source.name, usdDayAgo }, isCertain: true }
  }
}
