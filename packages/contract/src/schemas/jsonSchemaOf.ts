import { z } from 'zod'

/** Returns the JSON Schema of what a schema takes, or of what it makes of that. What JSON Schema has no words for is left open. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Readonly<Record<string, unknown>> {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
