import { TypedDataError } from './TypedDataError'
import type { TypedField, TypedStructs } from './TypedValue'

const identifier = /^[A-Za-z_]\w{0,127}$/
const mostStructs = 64
const mostFields = 128

/**
 * Reads the struct types.
 *
 * @throws TypedDataError if a name could be mistaken for other types, a field appears twice, or a type is unknown.
 */
export function readStructs(types: unknown): TypedStructs {
  if (typeof types !== 'object' || types === null || Array.isArray(types)) throw new TypedDataError('No types.')
  const entries = Object.entries(types)
  if (entries.length > mostStructs) throw new TypedDataError('Too many types.')
  const structs = new Map(entries.map(([name, fields]) => [name, readFields(name, fields)]))
  for (const fields of structs.values()) {
    for (const { type } of fields) {
      const base = elementType(type)
      if (!structs.has(base) && !isPrimitive(base)) throw new TypedDataError(`Unknown type ${type}.`)
    }
  }
  return structs
}

function readFields(name: string, fields: unknown): readonly TypedField[] {
  // A name such as `A(uint256 b)C` would let two different structures have the same type hash.
  if (!identifier.test(name) || isPrimitive(name)) throw new TypedDataError('A type has a bad name.')
  if (!Array.isArray(fields) || fields.length > mostFields) throw new TypedDataError(`${name} has no list of fields.`)
  const read = fields.map(readField)
  if (new Set(read.map(field => field.name)).size !== read.length) throw new TypedDataError(`${name} repeats a field.`)
  return read
}

function readField(field: unknown): TypedField {
  if (typeof field !== 'object' || field === null || !('name' in field && 'type' in field)) {
    throw new TypedDataError('A field has no name or type.')
  }
  const { name, type } = field
  const isValid = typeof name === 'string' && identifier.test(name) && name !== '__proto__' && typeof type === 'string'
  if (!isValid || !/^[A-Za-z_]\w*(?:\[\d{0,6}\]){0,4}$/.test(type)) throw new TypedDataError('A field is malformed.')
  return { name, type }
}

/** Returns the type of the elements of a list, or the type itself. */
export function elementType(type: string): string {
  const bracket = type.indexOf('[')
  return bracket < 0 ? type : type.slice(0, bracket)
}

/** Whether a type is an atomic or dynamic one of EIP-712. */
export function isPrimitive(type: string): boolean {
  if (/^(?:address|bool|string|bytes|u?int)$/.test(type)) return true
  const bits = /^u?int(\d{1,3})$/.exec(type)?.[1]
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) >= 8 && Number(bits) <= 256
  const length = /^bytes(\d{1,2})$/.exec(type)?.[1]
  return length !== undefined && Number(length) >= 1 && Number(length) <= 32
}
