/** Value of typed data in one form: integers are bigints, addresses have checksums, bytes are lower-case hex. */
export type TypedValue = bigint | boolean | string | readonly TypedValue[] | TypedStruct

/** Struct of typed data, with exactly the fields of its type, in their order. */
export interface TypedStruct {
  readonly [field: string]: TypedValue
}

/** Field of a struct type. */
export interface TypedField {
  readonly name: string
  readonly type: string
}

/** Struct types by name. */
export type TypedStructs = ReadonlyMap<string, readonly TypedField[]>

/** Whether a value is a struct. */
export function isStruct(value: TypedValue | undefined): value is TypedStruct {
  return typeof value === 'object' && !Array.isArray(value)
}

/** Whether a value is a list. */
export function isList(value: TypedValue | undefined): value is readonly TypedValue[] {
  return Array.isArray(value)
}
