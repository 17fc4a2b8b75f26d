import { z } from 'zod'

/**
 * Returns the JSON Schema of a schema's input (default) or output, without `$schema`. Parts that JSON Schema can't
 * express accept any value.
 *
 * @example
 * ```ts
 * import { balancesSchema, jsonSchemaOf } from '@openappkit/contract/schemas'
 *
 * const json = jsonSchemaOf(balancesSchema, 'output')
 * ```
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Readonly<Record<string, unknown>> {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
