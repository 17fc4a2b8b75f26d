import { base58 } from '@scure/base'
import { type Hex, hexToBytes, size } from 'viem'
import { ANY_EVM, coinTypeOf, ETHER, SOL } from './coinType'
import type { EnsCalls } from './EnsCalls'
import type { EnsResolver, NameRecords } from './EnsResolver'
import { GatewayUnavailable } from './GatewayUnavailable'
import { normalizeName } from './normalizeName'
import { readAddress, readCoinAddress, readName, readText } from './readRecord'

/** A resolved name. */
export interface EnsName {
  /** Normalized. */
  readonly name: string
  /** By SLIP-44 and ENSIP-11 coin type. Hex in lower case. */
  readonly addresses: ReadonlyMap<number, string>
  /** The record `avatar`, as the owner wrote it. */
  readonly avatar: string | undefined
}

/** An address and its name, each of which leads to the other. */
export interface PrimaryName {
  readonly name: string
  readonly avatar: string | undefined
}

export interface EnsNamesDependencies {
  readonly resolver: Pick<EnsResolver, 'find'>
  readonly calls: Pick<EnsCalls, 'code'>
  /** CAIP-2 id of the chain that keeps the names. */
  readonly chainId: string
  /** CAIP-2 ids of the chains that are served: for which a name's addresses are looked up. */
  readonly served: readonly string[]
}

/** Names of ENS, from the chain itself. Nothing is cached: every sender gets the current address. */
export class EnsNames {
  readonly #parts: EnsNamesDependencies

  constructor(parts: EnsNamesDependencies) {
    this.#parts = parts
  }

  /**
   * Returns a name and its addresses, or undefined if it isn't registered or has no address.
   *
   * @param name - Normalized, see `normalizeName`.
   * @param chainId - CAIP-2. The only chain to look up besides the one that has the names. Default: every chain that
   * takes no more calls than that one.
   * @throws If the chain or a gateway of the name can't be reached.
   */
  async find(name: string, chainId?: string): Promise<EnsName | undefined> {
    const records = await this.#parts.resolver.find(name)
    if (!records) return undefined
    const own = await readAddress(records, name)
    const chains = chainId === undefined ? (records.isPlain ? this.#parts.served : []) : [chainId]
    const [others, avatar] = await Promise.all([this.#addresses(records, name, chains, own), readAvatar(records, name)])
    const home = coinTypeOf(this.#parts.chainId)
    const addresses = new Map(others)
    if (own !== undefined) {
      addresses.set(ETHER, own)
      if (home !== undefined) addresses.set(home, own)
    }
    return addresses.size > 0 ? { name, addresses, avatar } : undefined
  }

  /**
   * Returns the primary name of an address: the one that its owner set, if that name resolves back to it. A name that
   * isn't normalized, or that mixes scripts, doesn't count.
   *
   * @param address - Hex in lower case.
   * @throws If the chain or a gateway of the name can't be reached.
   */
  async nameOf(address: string): Promise<PrimaryName | undefined> {
    const reverseName = `${address.slice(2)}.addr.reverse`
    const reverse = await this.#parts.resolver.find(reverseName)
    const name = reverse && (await readName(reverse, reverseName))
    if (name === undefined || normalizeName(name) !== name) return undefined
    const forward = await this.#parts.resolver.find(name)
    if (!forward || (await readAddress(forward, name)) !== address) return undefined
    return { name, avatar: await readAvatar(forward, name) }
  }

  async #addresses(
    records: NameRecords,
    name: string,
    chainIds: readonly string[],
    own: Hex | undefined,
  ): Promise<ReadonlyMap<number, string>> {
    const coinTypes = chainIds.filter(id => id !== this.#parts.chainId).flatMap(id => coinTypeOf(id) ?? [])
    const found = new Map<number, string>()
    const kept = await Promise.all(coinTypes.map(coinType => readCoinAddress(records, name, coinType)))
    const everywhere = kept.some((address, index) => !address && isEvm(coinTypes[index]))
      ? await this.#everywhere(records, name, own)
      : undefined
    for (const [index, coinType] of coinTypes.entries()) {
      const address = kept[index]
      if (!isEvm(coinType)) {
        if (address && size(address) === 32) found.set(coinType, base58.encode(hexToBytes(address)))
      } else if (!address) {
        if (everywhere !== undefined) found.set(coinType, everywhere)
      } else if (size(address) === 20) found.set(coinType, address)
    }
    return found
  }

  /** Where a name keeps nothing for an EVM network: what it keeps for all of them, else its Ethereum address, unless that is a contract, which needn't exist elsewhere. */
  async #everywhere(records: NameRecords, name: string, own: Hex | undefined): Promise<Hex | undefined> {
    const kept = await readCoinAddress(records, name, ANY_EVM)
    if (kept) return size(kept) === 20 ? kept : undefined
    if (own === undefined) return undefined
    const code = await this.#parts.calls.code(own)
    // EIP-7702: still a key, which is the same everywhere.
    return code === '0x' || code.startsWith('0xef0100') ? own : undefined
  }
}

/** A server that knows where a name leads and nothing of its picture must not keep anybody from the address. */
async function readAvatar(records: NameRecords, name: string): Promise<string | undefined> {
  try {
    return await readText(records, name, 'avatar')
  } catch (error) {
    if (error instanceof GatewayUnavailable) return undefined
    throw error
  }
}

function isEvm(coinType: number | undefined): boolean {
  return coinType !== undefined && coinType !== SOL
}
