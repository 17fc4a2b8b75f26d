import { readAddress } from '../solanaChain/readAddress'
import { MakerError } from './MakerError'

/** A trade that an account asks for. */
export interface Trade {
  readonly inputMint: string
  readonly outputMint: string
  readonly amount: bigint
  readonly taker: string
}

/** @throws MakerError 400 if a field is missing or invalid. */
export function readTrade(fields: Readonly<Record<string, unknown>>): Trade {
  const [inputMint, outputMint] = [readText(fields, 'inputMint'), readText(fields, 'outputMint')]
  const taker = readText(fields, 'taker')
  try {
    readAddress(taker)
  } catch {
    throw invalid('taker', 'a base58 address')
  }
  const amount = readAmount(fields, 'amount')
  if (amount === 0n) throw invalid('amount', 'more than 0')
  return { inputMint, outputMint, amount, taker }
}

/** @throws MakerError 400 if the field isn't a number of base units. */
export function readAmount(fields: Readonly<Record<string, unknown>>, name: string): bigint {
  const text = readText(fields, name)
  if (!/^\d{1,20}$/.test(text) || BigInt(text) >= 2n ** 64n) throw invalid(name, 'a decimal string of base units')
  return BigInt(text)
}

function readText(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw invalid(name, 'a string')
  return value
}

function invalid(name: string, expected: string): MakerError {
  return new MakerError(400, 'invalid-request', `Pass ${expected} as ${name}.`)
}
