/** The part of a JSON Schema that determines how large a value may be. */
interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly pattern?: string
  readonly items?: unknown
  readonly prefixItems?: readonly unknown[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly additionalProperties?: unknown
  readonly propertyNames?: unknown
  readonly anyOf?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
  readonly allOf?: readonly unknown[]
}

/** Formats of a fixed length. */
const SHORT_FORMATS: ReadonlySet<string | undefined> = new Set(['uuid', 'date', 'time', 'ipv4', 'ipv6'])

/**
 * Returns the paths where a JSON Schema allows a string, list or record of any size, such as `data[].name`. A string
 * with a pattern is bounded if the pattern is. Schemas that accept anything are reported too.
 */
export function unboundedSchemas(schema: unknown, path = ''): readonly string[] {
  if (schema === false) return []
  const one = Object(schema) as JsonSchema
  // A referenced schema is checked separately
  if (one.enum || 'const' in one || one.$ref !== undefined) return []
  const parts = [...(one.anyOf ?? []), ...(one.oneOf ?? [])]
  if (parts.length > 0) return parts.flatMap(part => unboundedSchemas(part, path))
  // All parts apply, so one bound is enough
  if (one.allOf) {
    const all = one.allOf.map(part => unboundedSchemas(part, path))
    const shared = all[0]?.filter(candidate => all.every(paths => paths.includes(candidate))) ?? []
    return [...shared, ...all.flat().filter(candidate => candidate !== path && !shared.includes(candidate))]
  }
  const types = [one.type ?? 'anything'].flat()
  return types.flatMap(type => {
    switch (type) {
      case 'string':
        return isBoundedText(one) ? [] : [path]
      case 'array':
        return [
          ...(one.maxItems === undefined && !one.prefixItems ? [`${path}[]`] : []),
          ...(one.prefixItems ?? []).flatMap((item, index) => unboundedSchemas(item, `${path}[${index}]`)),
          ...(one.items === undefined || one.prefixItems || one.maxItems === 0
            ? []
            : unboundedSchemas(one.items, `${path}[]`)),
        ]
      case 'object':
        return unboundedMembers(one, path)
      case 'anything':
        return [path]
      default:
        return []
    }
  })
}

function unboundedMembers(schema: JsonSchema, path: string): readonly string[] {
  const { additionalProperties: others = false, maxProperties, propertyNames, properties = {} } = schema
  const own = Object.entries(properties).flatMap(([name, part]) =>
    unboundedSchemas(part, path === '' ? name : `${path}.${name}`),
  )
  if (others === false) return own
  return [
    ...own,
    ...(maxProperties === undefined ? [`${path}{}`] : []),
    ...(propertyNames === undefined ? [] : unboundedSchemas(propertyNames, `${path}{name}`)),
    ...unboundedSchemas(others, `${path}{}`),
  ]
}

function isBoundedText({ format, maxLength, pattern }: JsonSchema): boolean {
  if (maxLength !== undefined || SHORT_FORMATS.has(format)) return true
  // Anchored at both ends, without an open quantifier
  return pattern !== undefined && /^\^.*\$$/u.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/u.test(pattern)
}
