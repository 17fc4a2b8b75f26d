import type { TypedDataDefinition } from 'viem'
import { hashTypedData } from 'viem/utils'
import { readPrimitive } from './readPrimitive'
import { isPrimitive, readStructs } from './readStructs'
import { TypedDataError } from './TypedDataError'
import type { TypedField, TypedStruct, TypedStructs, TypedValue } from './TypedValue'

/** Typed data with exactly what is signed. */
export interface ReadTypedData {
  readonly domain: TypedStruct
  readonly primaryType: string
  readonly message: TypedStruct
  readonly structs: TypedStructs
  /** The same in the form that is signed. */
  readonly definition: TypedDataDefinition
}

const mostValues = 2_000
const deepest = 16
const domainType = 'EIP712Domain'

/**
 * Reads typed data. Fields that no type names are dropped, because they aren't signed. Everything else is kept.
 *
 * @throws TypedDataError if it is malformed, ambiguous or too large to show.
 */
export function readTypedData(source: TypedDataDefinition): ReadTypedData {
  const { domain = {}, types, primaryType, message }: Readonly<Record<string, unknown>> = { ...source }
  const declared = readStructs(types)
  if (typeof primaryType !== 'string' || !declared.has(primaryType) || primaryType === domainType) {
    throw new TypedDataError('The primary type is unknown.')
  }
  const structs = declared.has(domainType) ? declared : new Map([...declared, [domainType, domainFields(domain)]])
  const reader = new ValueReader(structs)
  const signedDomain = reader.readStruct(domainType, domain, 0)
  const signedMessage = reader.readStruct(primaryType, message, 0)
  const definition: TypedDataDefinition = {
    domain: signedDomain,
    types: Object.fromEntries(structs) as TypedDataDefinition['types'],
    primaryType,
    message: signedMessage,
  }
  try {
    hashTypedData(definition)
  } catch (cause) {
    throw new TypedDataError('It has no hash.', { cause })
  }
  return { domain: signedDomain, primaryType, message: signedMessage, structs, definition }
}

/** Returns the fields of a domain without a declared type: those that it has, in the order of EIP-712. */
function domainFields(domain: unknown): readonly TypedField[] {
  const values: Readonly<Record<string, unknown>> = typeof domain === 'object' ? { ...domain } : {}
  const fields: readonly TypedField[] = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
    { name: 'salt', type: 'bytes32' },
  ]
  return fields.filter(({ name }) => values[name] !== undefined && values[name] !== null && values[name] !== '')
}

class ValueReader {
  readonly #structs: TypedStructs
  #left = mostValues

  constructor(structs: TypedStructs) {
    this.#structs = structs
  }

  readStruct(type: string, value: unknown, depth: number): TypedStruct {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypedDataError(`No ${type}.`)
    const fields = this.#structs.get(type) ?? []
    const own = new Map<string, unknown>(Object.entries(value))
    return Object.fromEntries(
      fields.map(field => {
        if (!own.has(field.name)) throw new TypedDataError(`${type} has no ${field.name}.`)
        return [field.name, this.#read(field.type, own.get(field.name), depth + 1)]
      }),
    )
  }

  #read(type: string, value: unknown, depth: number): TypedValue {
    this.#left -= 1
    if (this.#left < 0 || depth > deepest) throw new TypedDataError('It is too large to show.')
    if (type.endsWith(']')) return this.#readList(type, value, depth)
    return isPrimitive(type) ? readPrimitive(type, value) : this.readStruct(type, value, depth)
  }

  #readList(type: string, value: unknown, depth: number): readonly TypedValue[] {
    const bracket = type.lastIndexOf('[')
    const length = type.slice(bracket + 1, -1)
    if (!Array.isArray(value) || (length !== '' && value.length !== Number(length))) {
      throw new TypedDataError(`A value is no ${type}.`)
    }
    if (value.length > this.#left) throw new TypedDataError('It is too large to show.')
    return value.map(item => this.#read(type.slice(0, bracket), item, depth + 1))
  }
}
