import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem'
import type { ChainAnswer, ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'
import { SwapFailure } from '../SwapFailure'
import { hexOf } from './decodeWord'
import { keyOf, type PairReader, reserveOf, type TokenPair } from './PairReader'
import { priceImpact } from './priceImpact'
import { routeFailure } from './routeFailure'
import { routerAbi } from './routerAbi'

/** The best path of a router. */
export interface PathQuote {
  readonly path: readonly Address[]
  readonly toAmount: bigint
  readonly impactBps: number | undefined
}

/** Prices paths through a router in one batch. */
export class RouterQuotes {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #chainId: string
  readonly #router: Address
  readonly #pairs: Pick<PairReader, 'find'>

  constructor(
    rpc: Pick<ChainRpc, 'batch'>,
    { chainId, router, pairs }: { chainId: string; router: Address; pairs: Pick<PairReader, 'find'> },
  ) {
    this.#rpc = rpc
    this.#chainId = chainId
    this.#router = router
    this.#pairs = pairs
  }

  /**
   * Returns the path that pays out most. Of equal paths, the shortest.
   *
   * @throws SwapFailure if no path pays out anything.
   * @throws ChainUnavailable if the chain can't be read.
   */
  async best(amount: bigint, paths: readonly (readonly Address[])[], signal: AbortSignal): Promise<PathQuote> {
    const pairs = await this.#pairs.find(paths.flatMap(hopsOf), signal)
    const known = [...pairs]
    const answers = await this.#rpc.batch(
      this.#chainId,
      [
        ...paths.map(path =>
          contractCall(
            this.#router,
            encodeFunctionData({ abi: routerAbi, functionName: 'getAmountsOut', args: [amount, path] }),
          ),
        ),
        ...known.map(([, { address }]) =>
          contractCall(address, encodeFunctionData({ abi: routerAbi, functionName: 'getReserves' })),
        ),
      ],
      signal,
    )
    const quotes = paths.map((path, index) => ({ path, amounts: amountsOf(answers[index], path.length) }))
    const [best] = quotes
      .map(({ path, amounts }) => ({ path, amounts, toAmount: amounts.at(-1) ?? 0n }))
      .filter(({ toAmount }) => toAmount > 0n)
      .sort((one, other) => compare(other.toAmount, one.toAmount) || one.path.length - other.path.length)
    if (!best) throw new SwapFailure(routeFailure(paths.map((_, index) => answers[index]?.error)))
    const reserves = new Map(
      known.map(([key, pair], index) => [key, { pair, result: answers[paths.length + index]?.result }] as const),
    )
    const hops = hopsOf(best.path).map((tokens, index) => {
      const { pair, result } = reserves.get(keyOf(tokens)) ?? {}
      return { out: best.amounts[index + 1] ?? 0n, reserve: pair && reserveOf(result, pair, tokens[1]) }
    })
    return { path: best.path, toAmount: best.toAmount, impactBps: impactOf(hops) }
  }
}

function impactOf(hops: readonly { out: bigint; reserve: bigint | undefined }[]): number | undefined {
  const known = hops.flatMap(({ out, reserve }) => (reserve === undefined ? [] : [{ out, reserve }]))
  return known.length === hops.length ? priceImpact(known) : undefined
}

function hopsOf(path: readonly Address[]): readonly TokenPair[] {
  return path.slice(1).flatMap((token, index) => {
    const before = path[index]
    return before ? [[before, token] as const] : []
  })
}

function amountsOf(answer: ChainAnswer | undefined, length: number): readonly bigint[] {
  const data = hexOf(answer?.result)
  if (!data) return []
  try {
    const amounts = decodeFunctionResult({ abi: routerAbi, functionName: 'getAmountsOut', data })
    return amounts.length === length ? amounts : []
  } catch {
    return []
  }
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
