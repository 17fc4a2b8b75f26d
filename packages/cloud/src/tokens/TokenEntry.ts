import { z } from 'zod'

/** A token as an operator lists it: the fields of a token list, so that one can be pasted. */
export interface TokenEntry {
  /** Contract, or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  /** Hidden from balances, and marked where it turns up in a history. */
  readonly isSpam?: boolean | undefined
}

export const tokenEntrySchema: z.ZodType<TokenEntry> = z.strictObject({
  address: z.string().min(32).max(64),
  name: z.string().min(1).max(100),
  symbol: z.string().min(1).max(30),
  decimals: z.int().min(0).max(36),
  iconUrl: z.url({ protocol: /^https?$/ }).optional(),
  isSpam: z.boolean().optional(),
})
