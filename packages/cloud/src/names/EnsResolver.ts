import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  size,
  toHex,
  zeroAddress,
} from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { answerOffchain, type Gateway } from './answerOffchain'
import type { EnsCalls } from './EnsCalls'

const registryAbi = parseAbi(['function resolver(bytes32) view returns (address)'])
const resolverAbi = parseAbi([
  'function supportsInterface(bytes4) view returns (bool)',
  'function resolve(bytes, bytes) view returns (bytes)',
])

/** Interface id of resolvers that also answer for subnames: `resolve(bytes,bytes)`. */
const EXTENDED = '0x9061b923'
/** Maximum levels to search for a resolver, so long names can't keep the server busy. */
const DEPTH = 10

/** Records of one name. */
export interface NameRecords {
  /**
   * Whether all records are on the chain. If false, reading one may require a request to a server that the name's owner
   * chose.
   */
  readonly isPlain: boolean
  /**
   * Returns the resolver's answer to `call`, such as `addr(node)`. Undefined if the resolver has no such record.
   *
   * @throws ChainUnavailable if the chain can't be reached.
   * @throws GatewayUnavailable if no gateway of the name responds.
   */
  ask(call: Hex): Promise<Hex | undefined>
}

/** Finds the resolver of a name: its own, or that of the nearest parent if it answers for subnames (ENSIP-10). */
export class EnsResolver {
  readonly #calls: EnsCalls
  readonly #registry: Hex
  readonly #gateway: Gateway

  constructor(calls: EnsCalls, registry: Hex, gateway: Gateway) {
    this.#calls = calls
    this.#registry = registry
    this.#gateway = gateway
  }

  /**
   * Returns the records of a name. Undefined if the name has no resolver.
   *
   * @param name - Normalized.
   * @throws ChainUnavailable if the chain can't be reached.
   * @throws TypeError if the configured registry address has no ENS registry.
   */
  async find(name: string): Promise<NameRecords | undefined> {
    const labels = name.split('.')
    for (let depth = 0; depth < Math.min(labels.length, DEPTH); depth += 1) {
      const resolver = await this.#resolverOf(labels.slice(depth).join('.'))
      if (resolver === undefined) continue
      if (await this.#isExtended(resolver)) return this.#extended(resolver, name)
      return depth === 0 ? this.#plain(resolver) : undefined
    }
    return undefined
  }

  async #resolverOf(name: string): Promise<Hex | undefined> {
    const data = encodeFunctionData({ abi: registryAbi, args: [namehash(name)] })
    const outcome = await this.#calls.call(this.#registry, data)
    // A wrong registry address in the settings must not make every name look unregistered.
    if (outcome.type !== 'answer') throw new TypeError('The configured address has no ENS registry')
    const resolver = decodeFunctionResult({ abi: registryAbi, data: outcome.data })
    return resolver === zeroAddress ? undefined : resolver
  }

  async #isExtended(resolver: Hex): Promise<boolean> {
    const data = encodeFunctionData({ abi: resolverAbi, functionName: 'supportsInterface', args: [EXTENDED] })
    const outcome = await this.#calls.call(resolver, data)
    return outcome.type === 'answer' && size(outcome.data) === 32 && BigInt(outcome.data) === 1n
  }

  #plain(resolver: Hex): NameRecords {
    return {
      isPlain: true,
      ask: async call => {
        const outcome = await this.#calls.call(resolver, call)
        return outcome.type === 'answer' ? outcome.data : undefined
      },
    }
  }

  #extended(resolver: Hex, name: string): NameRecords {
    const packet = toHex(packetToBytes(name))
    return {
      isPlain: false,
      ask: async call => {
        const data = encodeFunctionData({ abi: resolverAbi, functionName: 'resolve', args: [packet, call] })
        const answer = await answerOffchain(this.#calls, resolver, data, this.#gateway)
        return answer === undefined ? undefined : unwrap(answer)
      },
    }
  }
}

function unwrap(answer: Hex): Hex | undefined {
  try {
    const [data] = decodeAbiParameters([{ type: 'bytes' }], answer)
    return data === '0x' ? undefined : data
  } catch {
    return undefined
  }
}
