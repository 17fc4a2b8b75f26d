import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi, size, zeroAddress } from 'viem'
import { namehash } from 'viem/ens'
import type { NameRecords } from './EnsResolver'

const addressAbi = parseAbi(['function addr(bytes32) view returns (address)'])
const chainAddressAbi = parseAbi(['function addr(bytes32, uint256) view returns (bytes)'])
const textAbi = parseAbi(['function text(bytes32, string) view returns (string)'])
const nameAbi = parseAbi(['function name(bytes32) view returns (string)'])

/** Maximum characters. Longer texts are ignored rather than cut: they aren't names or links. */
const TEXT_LIMIT = 2048

/** Returns the Ethereum address of a name in lower case. Undefined if there is none. */
export async function readAddress(records: NameRecords, name: string): Promise<Hex | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: addressAbi, args: [namehash(name)] }))
  const address = decode(() => data && decodeFunctionResult({ abi: addressAbi, data }))?.toLowerCase()
  return isHex(address) && address !== zeroAddress ? address : undefined
}

/**
 * Returns the record of a name for a SLIP-44 or ENSIP-11 coin type, in the coin's binary form (ENSIP-9). Undefined if
 * there is none.
 */
export async function readCoinAddress(records: NameRecords, name: string, coinType: number): Promise<Hex | undefined> {
  const args = [namehash(name), BigInt(coinType)] as const
  const data = await records.ask(encodeFunctionData({ abi: chainAddressAbi, args }))
  const bytes = decode(() => data && decodeFunctionResult({ abi: chainAddressAbi, data }))
  return bytes && size(bytes) > 0 && BigInt(bytes) > 0n ? bytes : undefined
}

/** Returns a text record of a name, such as `avatar`, as its owner wrote it. Undefined if there is none. */
export async function readText(records: NameRecords, name: string, key: string): Promise<string | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: textAbi, args: [namehash(name), key] }))
  return bounded(decode(() => data && decodeFunctionResult({ abi: textAbi, data })))
}

/**
 * Returns the name in the reverse record of an address. Anyone can claim a name there: only a forward lookup verifies
 * it.
 */
export async function readName(records: NameRecords, reverseName: string): Promise<string | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: nameAbi, args: [namehash(reverseName)] }))
  return bounded(decode(() => data && decodeFunctionResult({ abi: nameAbi, data })))
}

function bounded(text: string | undefined): string | undefined {
  return text && text.length <= TEXT_LIMIT ? text : undefined
}

/** Returns undefined if the data can't be decoded, because contracts can return anything. */
function decode<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
