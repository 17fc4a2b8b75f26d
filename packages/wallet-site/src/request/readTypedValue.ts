import { invalid } from '../protocol/Payload'
import { isAddress, isHex } from './hex'

/** Structures of typed data by name. */
export type TypedDataTypes = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

/**
 * Returns a structure with each field as a value of its type: bigint, boolean, lower-case hex or text. Fields that the
 * type doesn't name are dropped, because they aren't signed.
 */
export function readTypedValue(data: unknown, name: string, types: TypedDataTypes): Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw invalid(`'${name}' must be an object.`)
  return Object.fromEntries(
    (types[name] ?? []).map(field => {
      if (!Object.hasOwn(data, field.name)) throw invalid(`The field '${field.name}' of '${name}' is missing.`)
      const value: unknown = Reflect.get(data, field.name)
      return [field.name, readField(value, field.type, field.name, types)]
    }),
  )
}

function readField(value: unknown, type: string, name: string, types: TypedDataTypes): unknown {
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    if (!Array.isArray(value) || (length !== '' && Number(length) !== value.length))
      throw invalid(`The field '${name}' must be a list of the right length.`)
    return value.map((entry: unknown) => readField(entry, item, name, types))
  }
  return Object.hasOwn(types, type) ? readTypedValue(value, type, types) : readAtomic(value, type, name)
}

function readAtomic(value: unknown, type: string, name: string): unknown {
  if (type === 'string' && typeof value === 'string') return value
  if (type === 'bool' && typeof value === 'boolean') return value
  if (type === 'address' && isAddress(value)) return `0x${value.slice(2).toLowerCase()}`
  if (type.startsWith('bytes') && isHex(value)) {
    const size = type.slice(5)
    if (size === '' || value.length === 2 + Number(size) * 2) return `0x${value.slice(2).toLowerCase()}`
  }
  if (/^u?int/.test(type)) return readInteger(value, type, name)
  throw invalid(`The field '${name}' must be of type '${type}'.`)
}

/** Typed data is JSON, where integers are numbers, decimal text or hex text. */
function readInteger(value: unknown, type: string, name: string): bigint {
  const isText = typeof value === 'string' && /^(-?\d{1,78}|0x[\da-f]{1,64})$/i.test(value)
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value)
  if (!isText && !isNumber && typeof value !== 'bigint') throw invalid(`The field '${name}' must be of type '${type}'.`)
  const integer = BigInt(value)
  const isSigned = type.startsWith('int')
  const bits = BigInt(type.slice(isSigned ? 3 : 4))
  const [lowest, highest] = isSigned ? [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n] : [0n, 2n ** bits - 1n]
  if (integer < lowest || integer > highest) throw invalid(`The field '${name}' is out of the range of '${type}'.`)
  return integer
}
