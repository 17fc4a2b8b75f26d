import type { ConvertSkipped } from '@openappkit/contract'
import type { Logger } from 'pino'
import { SwapFailure } from '../SwapFailure'
import type { SwapInput, SwapProvider } from '../SwapProvider'
import type { Offered } from './rankOffers'

/** Milliseconds before the first decision to stop waiting. */
const PATIENCE = 600
/** Offers that suffice after `PATIENCE`. */
const ENOUGH = 4
/** Milliseconds after which one offer less suffices. */
const STEP = 300

type Answer = { readonly offered: Offered } | { readonly skipped: ConvertSkipped }

/** Offers, and the providers without one. */
export interface Collected {
  readonly offers: readonly Offered[]
  readonly skipped: readonly ConvertSkipped[]
}

/**
 * Asks all providers of a chain concurrently. Returns once each has answered, or once there are enough offers: four
 * after 600 ms, and one less every 300 ms, but never none.
 */
export class QuoteCollector {
  readonly #logger: Pick<Logger, 'warn'>

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger
  }

  /** Never rejects. A provider that fails or takes too long is skipped. */
  async collect(providers: readonly SwapProvider[], input: SwapInput, signal: AbortSignal): Promise<Collected> {
    const answers = new Map<SwapProvider, Answer>()
    let isDone = false
    await new Promise<void>(resolve => {
      let enough = Number.POSITIVE_INFINITY
      const check = (): void => {
        const isEnough = offersIn(answers).length >= enough
        if (isDone || (answers.size < providers.length && !isEnough)) return
        clearTimeout(timer)
        isDone = true
        resolve()
      }
      const lower = (): void => {
        enough = Math.max(1, Math.min(ENOUGH, enough - 1))
        timer = setTimeout(lower, STEP)
        check()
      }
      let timer = setTimeout(lower, PATIENCE)
      for (const provider of providers) {
        void this.#ask(provider, input, signal).then(answer => {
          if (isDone) this.#noteLate(answer, input.chainId, bestOf(answers))
          else answers.set(provider, answer)
          check()
        })
      }
      check()
    })
    const inTime = providers.flatMap(provider => answers.get(provider) ?? [])
    const late = providers.filter(provider => !answers.has(provider))
    return {
      offers: inTime.flatMap(answer => ('offered' in answer ? [answer.offered] : [])),
      skipped: [
        ...inTime.flatMap(answer => ('skipped' in answer ? [answer.skipped] : [])),
        ...late.map(({ id }) => ({ provider: id, reason: 'unavailable' as const })),
      ],
    }
  }

  /** Logs a late offer that was better than those that the client got. */
  #noteLate(answer: Answer, chainId: string, best: bigint): void {
    if (!('offered' in answer) || answer.offered.offer.toAmount <= best) return
    const { provider, offer } = answer.offered
    const amounts = { toAmount: `${offer.toAmount}`, best: `${best}` }
    this.#logger.warn({ provider: provider.id, chainId, ...amounts }, 'A better quote came too late')
  }

  async #ask(provider: SwapProvider, input: SwapInput, signal: AbortSignal): Promise<Answer> {
    const { id, timeout } = provider
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
      const offer = await provider.quote(input, limited)
      if (offer.toAmount <= 0n) throw new SwapFailure('amount-too-low')
      return { offered: { provider, offer } }
    } catch (err) {
      const reason = err instanceof SwapFailure && err.reason !== 'price-moved' ? err.reason : 'unavailable'
      if (reason === 'unavailable' && !signal.aborted) {
        this.#logger.warn({ provider: id, chainId: input.chainId, err }, "Couldn't get a quote")
      }
      return { skipped: { provider: id, reason } }
    }
  }
}

function offersIn(answers: ReadonlyMap<SwapProvider, Answer>): readonly Offered[] {
  return [...answers.values()].flatMap(answer => ('offered' in answer ? [answer.offered] : []))
}

function bestOf(answers: ReadonlyMap<SwapProvider, Answer>): bigint {
  const amounts = offersIn(answers).map(({ offer }) => offer.toAmount)
  return amounts.sort((one, other) => (one > other ? -1 : 1))[0] ?? 0n
}
