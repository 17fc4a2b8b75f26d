import { getAddress, isAddress } from 'viem/utils'
import { TypedDataError } from './TypedDataError'

/**
 * Returns a value of an atomic or dynamic type in its one form.
 *
 * @throws TypedDataError if the value isn't exactly of the type. Nothing is converted, padded or cut.
 */
export function readPrimitive(type: string, value: unknown): bigint | boolean | string {
  if (type === 'string' && typeof value === 'string') return value
  if (type === 'bool' && typeof value === 'boolean') return value
  if (type === 'address' && typeof value === 'string' && isAddress(value, { strict: false })) return getAddress(value)
  if (type.startsWith('bytes')) return readBytes(type, value)
  const integer = /^(u?)int(\d*)$/.exec(type)
  if (integer) return readInteger(value, integer[1] === '', Number(integer[2] || 256))
  throw new TypedDataError(`A value is no ${type}.`)
}

function readBytes(type: string, value: unknown): string {
  const length = type.slice('bytes'.length)
  const isBytes = typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)
  if (!isBytes || (length !== '' && value.length !== 2 + Number(length) * 2)) {
    throw new TypedDataError(`A value is no ${type}.`)
  }
  return value.toLowerCase()
}

function readInteger(value: unknown, isSigned: boolean, bits: number): bigint {
  const number = integerOf(value)
  const size = BigInt(isSigned ? bits - 1 : bits)
  const [least, most] = [isSigned ? -(1n << size) : 0n, (1n << size) - 1n]
  if (number === undefined || number < least || number > most) {
    throw new TypedDataError(`A value is no ${isSigned ? '' : 'u'}int${bits}.`)
  }
  return number
}

function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  // Larger numbers have been rounded already.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  if (/^-?\d{1,80}$/.test(value)) return BigInt(value)
  return /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined
}
