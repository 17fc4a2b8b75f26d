/**
 * Parses an unknown value into a `T`, or returns `undefined` if it's invalid. Used for values from storage and servers.
 */
export type Decoder<T> = (value: unknown) => T | undefined

/** Accepts strings of at most `limit` characters. */
export function text(limit = 10_000): Decoder<string> {
  return value => (typeof value === 'string' && value.length <= limit ? value : undefined)
}

/** Accepts finite numbers. */
export const finite: Decoder<number> = value =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** Accepts booleans. */
export const truth: Decoder<boolean> = value => (typeof value === 'boolean' ? value : undefined)

/** Accepts one of a fixed set of strings. */
export function oneOf<const T extends string>(values: readonly T[]): Decoder<T> {
  return value => values.find(known => known === value)
}

/** Accepts lists and drops invalid elements. */
export function listOf<T>(element: Decoder<T>): Decoder<T[]> {
  return value => (Array.isArray(value) ? value.map(element).filter(entry => entry !== undefined) : undefined)
}

/** Accepts objects as maps and drops invalid values. */
export function recordOf<T>(element: Decoder<T>): Decoder<Record<string, T>> {
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value).map(([name, entry]) => [name, element(entry)] as const)
    return Object.fromEntries(entries.filter(([, decoded]) => decoded !== undefined)) as Record<string, T>
  }
}

type Shape = Readonly<Record<string, Decoder<unknown>>>
type Required<S extends Shape> = { [K in keyof S]: Exclude<ReturnType<S[K]>, undefined> }
type Optional<S extends Shape> = { [K in keyof S]?: Exclude<ReturnType<S[K]>, undefined> }

/**
 * Accepts objects. Rejects an object with a missing or invalid `required` field. Drops invalid `optional` fields and
 * unknown fields.
 */
export function objectOf<R extends Shape, O extends Shape>(
  required: R,
  optional: O,
): Decoder<Required<R> & Optional<O>> {
  let fields: readonly [string, Decoder<unknown>][] | undefined
  return value => {
    if (typeof value !== 'object' || value === null) return undefined
    // Built on first use: most decoders never run.
    fields ??= Object.entries({ ...optional, ...required })
    const source = value as Record<string, unknown>
    const result: Record<string, unknown> = {}
    for (const [name, decoder] of fields) {
      const decoded = decoder(source[name])
      if (decoded !== undefined) result[name] = decoded
      else if (name in required) return undefined
    }
    return result as Required<R> & Optional<O>
  }
}
