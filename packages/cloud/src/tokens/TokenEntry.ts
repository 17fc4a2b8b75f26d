import { z } from 'zod'

/** A token in the operator's list. */
export interface TokenEntry {
  /** Contract or mint address. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
  /** Whether to omit the token from balances and mark it as spam in the history. */
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
