import { LRUCache } from 'lru-cache'
import { encodeFunctionData, isHex, parseAbi, size, zeroAddress } from 'viem'
import type { ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'

const ABI = parseAbi([
  'function nonces(address) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])
const CALLS = [
  encodeFunctionData({ abi: ABI, functionName: 'nonces', args: [zeroAddress] }),
  encodeFunctionData({ abi: ABI, functionName: 'DOMAIN_SEPARATOR' }),
]
/** Most tokens per request: one batch of calls. The next request continues with the others. */
const MOST = 50
const DAY = 86_400_000

/** Finds out which tokens accept EIP-2612 permits, by the two functions that only they have. */
export class Eip2612Probe {
  readonly #rpc: Pick<ChainRpc, 'batch'>
  readonly #known = new LRUCache<string, boolean>({ max: 50_000, ttl: DAY })

  constructor(rpc: Pick<ChainRpc, 'batch'>) {
    this.#rpc = rpc
  }

  /** Returns the results by address. Omits tokens that aren't known yet. Never rejects. */
  async probe(
    chainId: string,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, boolean>> {
    const keyOf = (address: string): string => `${chainId}:${address}`
    const unknown = addresses.filter(address => !this.#known.has(keyOf(address))).slice(0, MOST)
    try {
      const calls = unknown.flatMap(address => CALLS.map(data => contractCall(address, data)))
      const answers = calls.length > 0 ? await this.#rpc.batch(chainId, calls, signal) : []
      for (const [index, address] of unknown.entries()) {
        const results = answers.slice(index * CALLS.length, (index + 1) * CALLS.length)
        this.#known.set(
          keyOf(address),
          results.every(({ result }) => isHex(result) && size(result) === 32),
        )
      }
    } catch {
      // A list without this detail is better than none.
    }
    return new Map(
      addresses.flatMap(address => {
        const known = this.#known.get(keyOf(address))
        return known === undefined ? [] : [[address, known] as const]
      }),
    )
  }
}
