/**
 * Returns the value with its type, without the fields that the type doesn't have.
 *
 * @param name - Name of the value in the error.
 * @throws TypeError if the value doesn't have the type.
 */
export type Decoder<result> = (value: unknown, name: string) => result

/** Value that a decoder returns. */
export type Decoded<decoder> = decoder extends Decoder<infer result> ? result : never

const mismatch = (name: string): TypeError => new TypeError(`${name} has an unexpected value`)

/** Decodes text of bounded length that fits a pattern. */
export function text(longest: number, pattern: RegExp = /^/): Decoder<string> {
  return (value, name) => {
    if (typeof value !== 'string' || value.length > longest || !pattern.test(value)) throw mismatch(name)
    return value
  }
}

/** Decodes base64url of a fixed number of bytes. */
export function base64url(bytes: number): Decoder<string> {
  const length = Math.ceil((bytes * 4) / 3)
  return text(length, new RegExp(`^[\\w-]{${length}}$`))
}

/** Decodes a whole number, by default not below 0. */
export function whole(least = 0, most: number = Number.MAX_SAFE_INTEGER): Decoder<number> {
  return (value, name) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) throw mismatch(name)
    return value
  }
}

/** Decodes `true` or `false`. */
export const flag: Decoder<boolean> = (value, name) => {
  if (typeof value !== 'boolean') throw mismatch(name)
  return value
}

/** Decodes one of several texts. */
export function oneOf<const choice extends string>(...choices: readonly choice[]): Decoder<choice> {
  return (value, name) => {
    const found = choices.find(one => one === value)
    if (found === undefined) throw mismatch(name)
    return found
  }
}

/** Decodes a list of bounded length. */
export function list<item>(decode: Decoder<item>, longest: number): Decoder<readonly item[]> {
  return (value, name) => {
    if (!Array.isArray(value) || value.length > longest) throw mismatch(name)
    return value.map((item: unknown) => decode(item, name))
  }
}

/** Decodes a value or `null`. */
export function orNull<value>(decode: Decoder<value>): Decoder<value | null> {
  return (value, name) => (value === null ? null : decode(value, name))
}

/** Decodes a value that may be absent. */
export function maybe<value>(decode: Decoder<value>): Decoder<value | undefined> {
  return (value, name) => (value === undefined ? undefined : decode(value, name))
}

/** Decodes an object by the decoders of its fields. */
export function record<const fields extends Readonly<Record<string, Decoder<unknown>>>>(
  fields: fields,
): Decoder<{ readonly [name in keyof fields]: Decoded<fields[name]> }> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null) throw mismatch(name)
    const own: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(value))
    const decoded = Object.entries(fields).map(([field, decode]) => [field, decode(own[field], field)])
    return Object.fromEntries(decoded)
  }
}
