import { z } from 'zod'
import { jsonSchemaOf } from './jsonSchemaOf'

/**
 * Returns the schema of a record with at most `max` members. Counts the members before checking any, and reports only
 * the first invalid one.
 *
 * @example
 * ```ts
 * import { recordOf } from '@openappkit/contract/schemas'
 * import { z } from 'zod'
 *
 * const records = recordOf(z.string().max(100), z.string().max(2048), { max: 50 })
 * ```
 */
export function recordOf<Value>(
  key: z.ZodString,
  value: z.ZodType<Value>,
  { max }: { readonly max: number },
): z.ZodType<Readonly<Record<string, Value>>> {
  const record = z.record(key, value)
  const json = jsonSchemaOf(record, 'output')
  const check = (raw: unknown, { issues }: z.RefinementCtx): Readonly<Record<string, Value>> => {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw) && Object.keys(raw).length > max) {
      issues.push({ code: 'custom', input: raw, message: `must have ${max} members at most` })
      return z.NEVER
    }
    const result = record.safeParse(raw)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (issue) issues.push({ code: 'custom', path: issue.path, message: issue.message, input: raw })
    return z.NEVER
  }
  // Zod can't derive the JSON Schema of a transformation.
  return z
    .unknown()
    .transform(check)
    .meta({ ...json, maxProperties: max })
}
