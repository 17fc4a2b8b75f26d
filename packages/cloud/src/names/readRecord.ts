import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi, size, zeroAddress } from 'viem'
import { namehash } from 'viem/ens'
import type { NameRecords } from './EnsResolver'

const addressAbi = parseAbi(['function addr(bytes32) view returns (address)'])
const chainAddressAbi = parseAbi(['function addr(bytes32, uint256) view returns (bytes)'])
const textAbi = parseAbi(['function text(bytes32, string) view returns (string)'])
const nameAbi = parseAbi(['function name(bytes32) view returns (string)'])

/** Characters. Longer texts are ignored, not cut: they are no names and no links. */
const TEXT_LIMIT = 2048

/** The Ethereum address of a name, in lower case. */
export async function readAddress(records: NameRecords, name: string): Promise<Hex | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: addressAbi, args: [namehash(name)] }))
  const address = decode(() => data && decodeFunctionResult({ abi: addressAbi, data }))?.toLowerCase()
  return isHex(address) && address !== zeroAddress ? address : undefined
}

/** Returns the record of a name for a SLIP-44 coin type, in the coin's binary form (ENSIP-9). */
export async function readCoinAddress(records: NameRecords, name: string, coinType: number): Promise<Hex | undefined> {
  const args = [namehash(name), BigInt(coinType)] as const
  const data = await records.ask(encodeFunctionData({ abi: chainAddressAbi, args }))
  const bytes = decode(() => data && decodeFunctionResult({ abi: chainAddressAbi, data }))
  return bytes && size(bytes) > 0 && BigInt(bytes) > 0n ? bytes : undefined
}

/** A text of a name, such as `avatar`. Its owner wrote it. */
export async function readText(records: NameRecords, name: string, key: string): Promise<string | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: textAbi, args: [namehash(name), key] }))
  return bounded(decode(() => data && decodeFunctionResult({ abi: textAbi, data })))
}

/** Returns the name in the reverse record of an address. Proves nothing. */
export async function readName(records: NameRecords, reverseName: string): Promise<string | undefined> {
  const data = await records.ask(encodeFunctionData({ abi: nameAbi, args: [namehash(reverseName)] }))
  return bounded(decode(() => data && decodeFunctionResult({ abi: nameAbi, data })))
}

function bounded(text: string | undefined): string | undefined {
  return text && text.length <= TEXT_LIMIT ? text : undefined
}

/** A contract may answer with anything; what isn't the record is no record. */
function decode<T>(read: () => T | undefined): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
