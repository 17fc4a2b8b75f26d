import { LRUCache } from 'lru-cache'
import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem'
import type { ChainCall, ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'
import { decodeAddress, hexOf } from './decodeWord'
import { routerAbi } from './routerAbi'

/** Milliseconds before a pair that didn't exist is looked up again. */
const RECHECK = 60_000
/** Most hops of all paths of a quote. More would need a second batch. */
const MOST_PAIRS = 90

/** A pair and the token whose reserve comes first. */
export interface Pair {
  readonly address: Address
  readonly token0: Address
}

/** Two tokens that follow each other in a path. */
export type TokenPair = readonly [Address, Address]

/** Finds the pairs of a router, and remembers them: a pair's address and order never change. */
export class PairReader {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #chainId: string
  readonly #router: Address
  readonly #now: () => number
  readonly #pairs = new LRUCache<string, Pair>({ max: 10_000 })
  readonly #missing: LRUCache<string, number> = new LRUCache({ max: 10_000 })
  #factory: Address | undefined

  constructor(rpc: Pick<ChainRpc, 'batch'>, chainId: string, router: Address, now: () => number) {
    this.#rpc = rpc
    this.#chainId = chainId
    this.#router = router
    this.#now = now
  }

  /**
   * Returns the pairs of tokens, by `keyOf`. Omits those that don't exist or can't be read.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async find(wanted: readonly TokenPair[], signal: AbortSignal): Promise<ReadonlyMap<string, Pair>> {
    const distinct = new Map(wanted.map(pair => [keyOf(pair), pair]))
    const unknown = [...distinct].filter(([key]) => !this.#pairs.has(key) && !this.#isMissing(key)).slice(0, MOST_PAIRS)
    if (unknown.length > 0) await this.#load(unknown, signal)
    return new Map(
      [...distinct.keys()].flatMap(key => {
        const pair = this.#pairs.get(key)
        return pair ? [[key, pair] as const] : []
      }),
    )
  }

  #isMissing(key: string): boolean {
    return (this.#missing.get(key) ?? 0) > this.#now() - RECHECK
  }

  async #load(unknown: readonly (readonly [string, TokenPair])[], signal: AbortSignal): Promise<void> {
    const factory = await this.#findFactory(signal)
    if (!factory) return
    const found = await this.#addresses(
      unknown.map(([, args]) =>
        contractCall(factory, encodeFunctionData({ abi: routerAbi, functionName: 'getPair', args })),
      ),
      signal,
    )
    const first = await this.#addresses(
      found.map(pair => contractCall(pair ?? factory, encodeFunctionData({ abi: routerAbi, functionName: 'token0' }))),
      signal,
    )
    for (const [index, [key, tokens]] of unknown.entries()) {
      const [address, token0] = [found[index], first[index]]
      if (address && token0 && tokens.includes(token0)) this.#pairs.set(key, { address, token0 })
      else this.#missing.set(key, this.#now())
    }
  }

  async #findFactory(signal: AbortSignal): Promise<Address | undefined> {
    if (this.#factory) return this.#factory
    const call = contractCall(this.#router, encodeFunctionData({ abi: routerAbi, functionName: 'factory' }))
    this.#factory = (await this.#addresses([call], signal))[0]
    return this.#factory
  }

  async #addresses(calls: readonly ChainCall[], signal: AbortSignal): Promise<readonly (Address | undefined)[]> {
    const answers = await this.#rpc.batch(this.#chainId, calls, signal)
    return answers.map(({ result }) => decodeAddress(result))
  }
}

/** Returns the key of a pair, whatever the order of its tokens. */
export function keyOf([first, second]: TokenPair): string {
  return first < second ? `${first}:${second}` : `${second}:${first}`
}

/** Returns the reserve of a token in the response of a pair. Undefined if it can't be read. */
export function reserveOf(result: unknown, { token0 }: Pair, token: Address): bigint | undefined {
  const data = hexOf(result)
  if (!data) return undefined
  try {
    const [first, second] = decodeFunctionResult({ abi: routerAbi, functionName: 'getReserves', data })
    return token === token0 ? first : second
  } catch {
    return undefined
  }
}
