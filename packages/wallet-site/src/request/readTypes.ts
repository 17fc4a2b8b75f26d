import { invalid, Payload } from '../protocol/Payload'
import type { TypedDataTypes } from './readTypedValue'

const MAX_TYPES = 100
const MAX_FIELDS = 100

/** Returns the structures of typed data, checked against each other. */
export function readTypes(data: unknown): TypedDataTypes {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw invalid("'types' must be an object.")
  const entries = Object.entries(data)
  if (entries.length > MAX_TYPES) throw invalid(`Typed data may have up to ${MAX_TYPES} types.`)
  const types: TypedDataTypes = Object.fromEntries(
    entries.map(([name, fields]: [string, unknown]) => [readName(name), readFields(fields)]),
  )
  for (const { type } of Object.values(types).flat()) {
    if (!isAtomic(itemOf(type)) && !Object.hasOwn(types, itemOf(type))) throw invalid(`The type '${type}' is unknown.`)
  }
  for (const name of Object.keys(types)) {
    if (isAtomic(name)) throw invalid(`The type '${name}' can't be redefined.`)
  }
  return types
}

/** Returns the type of an array's items, or the type itself. */
function itemOf(type: string): string {
  return type.replace(/(\[\d*\])+$/, '')
}

function readFields(data: unknown): readonly { readonly name: string; readonly type: string }[] {
  if (!Array.isArray(data) || data.length > MAX_FIELDS)
    throw invalid(`A type must be a list of up to ${MAX_FIELDS} fields.`)
  const fields = data.map((field: unknown) => {
    const payload = new Payload(field)
    return { name: readName(payload.text('name', 100)), type: readType(payload.text('type', 100)) }
  })
  if (new Set(fields.map(({ name }) => name)).size !== fields.length) throw invalid('Fields of a type need own names.')
  return fields
}

/** Names are identifiers. Others would let one encoding of the types stand for several. */
function readName(name: string): string {
  if (!/^[A-Za-z_$][\w$]{0,99}$/.test(name)) throw invalid('Types and fields must have names like identifiers.')
  return name
}

function readType(type: string): string {
  if (!/^[A-Za-z_$][\w$]{0,79}(\[\d{0,6}\]){0,5}$/.test(type)) throw invalid('The type of a field must be a type name.')
  return type
}

function isAtomic(type: string): boolean {
  if (['bool', 'address', 'string', 'bytes'].includes(type)) return true
  const [, kind, size] = /^(uint|int|bytes)([1-9]\d{0,2})$/.exec(type) ?? []
  if (kind === 'bytes') return Number(size) <= 32
  return kind !== undefined && Number(size) <= 256 && Number(size) % 8 === 0
}
