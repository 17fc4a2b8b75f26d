import { z } from 'zod'

/** Reads a chain id of a query, CAIP-2 or the number of an EVM chain: `1` is `eip155:1`. Whether it is one, and served, is for the endpoint to say. */
export const chainIdSchema: z.ZodType<string, string> = z
  .string()
  .max(100)
  .transform(text => (/^\d{1,32}$/.test(text) ? `eip155:${text}` : text))
