import { z } from 'zod'
import { jsonSchemaOf } from './jsonSchemaOf'

/** Minimum and maximum number of items in a list. Default of `min`: 0. */
export interface ListLength {
  readonly min?: number
  readonly max: number
}

/**
 * Returns the schema of a list. Unlike `z.array`, which reports every invalid item, it checks the length first and
 * stops at the first invalid item. Rejecting a list therefore costs no more than accepting it.
 *
 * @example
 * ```ts
 * import { listOf } from '@openappkit/contract/schemas'
 * import { z } from 'zod'
 *
 * const addresses = listOf(z.string().max(200), { max: 100 })
 * ```
 */
export function listOf<Item>(item: z.ZodType<Item>, { min = 0, max }: ListLength): z.ZodType<readonly Item[]> {
  const check = (value: unknown, { issues }: z.RefinementCtx): readonly Item[] => {
    if (!Array.isArray(value)) {
      issues.push({ code: 'invalid_type', expected: 'array', input: value })
      return z.NEVER
    }
    if (value.length > max) {
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: max,
        input: value,
        message: `must have ${max} items at most`,
      })
      return z.NEVER
    }
    if (value.length < min) {
      issues.push({ code: 'too_small', origin: 'array', minimum: min, input: value })
      return z.NEVER
    }
    const items: Item[] = []
    for (const [index, one] of value.entries()) {
      const result = item.safeParse(one)
      if (!result.success) {
        for (const issue of result.error.issues) issues.push({ ...issue, path: [index, ...issue.path], input: one })
        return z.NEVER
      }
      items.push(result.data)
    }
    return items
  }
  // Zod can't derive the JSON Schema of a transformation.
  return z
    .unknown()
    .transform(check)
    .meta({ type: 'array', items: jsonSchemaOf(item), ...(min > 0 && { minItems: min }), maxItems: max })
}
