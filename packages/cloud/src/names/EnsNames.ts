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
  /** By SLIP-44 or ENSIP-11 coin type. Hex addresses are in lower case. */
  readonly addresses: ReadonlyMap<number, string>
  /** The `avatar` record, as the owner wrote it. */
  readonly avatar: string | undefined
}

/** An address's primary name. The name resolves back to the address. */
export interface PrimaryName {
  readonly name: string
  readonly avatar: string | undefined
}

export interface EnsNamesDependencies {
  readonly resolver: Pick<EnsResolver, 'find'>
  readonly calls: Pick<EnsCalls, 'code'>
  /** CAIP-2 id of the chain with the ENS registry. */
  readonly chainId: string
  /** CAIP-2 ids of the served chains. Lookups return a name's address on each of them. */
  readonly served: readonly string[]
}

/** Resolves ENS names on the chain. Caches nothing, so every sender gets the current address. */
export class EnsNames {
  readonly #parts: EnsNamesDependencies

  constructor(parts: EnsNamesDependencies) {
    this.#parts = parts
  }

  /**
   * Returns a name with its addresses. Undefined if the name isn't registered or has no address.
   *
   * @param name - Normalized, see `normalizeName`.
   * @param chainId - CAIP-2 id of the only chain to look up besides the chain with the ENS registry. Default: all
   * served chains, or no other chain if each record may require a gateway request.
   * @throws Error if the chain or a gateway of the name can't be reached.
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
   * Returns the primary name of an address: the name in its reverse record, if that name resolves back to the address.
   * Undefined if there is none. Names that aren't normalized or that mix scripts don't count.
   *
   * @param address - Hex in lower case.
   * @throws Error if the chain or a gateway of the name can't be reached.
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

  /**
   * Returns the address on EVM networks for which the name has no record: its default EVM address, otherwise its
   * Ethereum address. Undefined if the Ethereum address is a contract, which may not exist on other networks.
   */
  async #everywhere(records: NameRecords, name: string, own: Hex | undefined): Promise<Hex | undefined> {
    const kept = await readCoinAddress(records, name, ANY_EVM)
    if (kept) return size(kept) === 20 ? kept : undefined
    if (own === undefined) return undefined
    const code = await this.#parts.calls.code(own)
    // An EIP-7702 account still belongs to a key, which is the same on every network.
    return code === '0x' || code.startsWith('0xef0100') ? own : undefined
  }
}

/** Returns the `avatar` record. Undefined if its gateway fails, because a missing avatar must not hide the address. */
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
