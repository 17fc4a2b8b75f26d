import type { Hex } from 'viem'
import { bytesToBigInt, hexToBytes, isHex } from 'viem/utils'
import { printableText } from '../text/printableText'

/** Symbol and decimals that a token claims. Untrusted. */
export interface TokenMetadata {
  /** Undefined if the token has none that can be read. */
  readonly symbol: string | undefined
  readonly decimals: number | undefined
  /** Whether the symbol has characters that can't be seen. They are escaped in `symbol`. */
  readonly hasHidden: boolean
}

const symbolLimit = 20
const answerLimit = 2 * 1024
const mostDecimals = 36n

/** Reads the symbol and decimals of a token contract. Never fails. */
export async function readTokenMetadata(
  address: string,
  read: (method: string, params: readonly unknown[]) => Promise<unknown>,
): Promise<TokenMetadata> {
  const call = (data: string): Promise<Hex | undefined> =>
    read('eth_call', [{ to: address, data, gas: '0x30d40' }, 'latest']).then(
      answer =>
        typeof answer === 'string' && isHex(answer) && answer.length % 2 === 0 && answer.length <= answerLimit
          ? answer
          : undefined,
      () => undefined,
    )
  const [symbol, decimals] = await Promise.all([call('0x95d89b41'), call('0x313ce567')])
  const text = symbol === undefined ? undefined : readString(symbol)
  const printable = printableText(text?.trim() ?? '', { limit: symbolLimit })
  return {
    symbol: printable.text || undefined,
    decimals: decimals === undefined ? undefined : readDecimals(decimals),
    hasHidden: printable.hasHidden,
  }
}

/** Returns a string result, also in the bytes32 form of early tokens. */
function readString(answer: Hex): string | undefined {
  const bytes = hexToBytes(answer)
  if (bytes.length === 32) return decode(bytes.subarray(0, firstZero(bytes)))
  if (bytes.length < 64) return undefined
  const length = bytesToBigInt(bytes.subarray(32, 64))
  return length <= bytes.length - 64 ? decode(bytes.subarray(64, 64 + Number(length))) : undefined
}

function firstZero(bytes: Uint8Array): number {
  const index = bytes.indexOf(0)
  return index < 0 ? bytes.length : index
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function readDecimals(answer: string): number | undefined {
  if (answer.length !== 66) return undefined
  const value = BigInt(answer)
  return value <= mostDecimals ? Number(value) : undefined
}
