import { z } from 'zod'

/**
 * Schema of a chain id in a query: CAIP-2, or the number of an EVM chain (`1` becomes `eip155:1`). Other text of up to
 * 100 characters also passes. The endpoint checks whether the chain exists and is supported.
 *
 * @example
 * ```ts
 * import { chainIdSchema } from '@openappkit/contract/schemas'
 *
 * const chainId = chainIdSchema.parse('10') // 'eip155:10'
 * ```
 */
export const chainIdSchema: z.ZodType<string, string> = z
  .string()
  .max(100)
  .transform(text => (/^\d{1,32}$/.test(text) ? `eip155:${text}` : text))
