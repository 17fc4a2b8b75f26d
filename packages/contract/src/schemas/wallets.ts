import { z } from 'zod'
import type { WalletListing, WalletPage } from '../wallets'

const text = z.string().max(2048)
const link = text.nullish()

const walletListingSchema: z.ZodType<WalletListing> = z.object({
  id: z.string().max(200),
  name: z.string().max(200),
  homepage: text.optional(),
  image_id: text.optional(),
  image_url: text.optional(),
  order: z.number().optional(),
  mobile_link: link,
  link_mode: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: link,
  chains: z.array(text).max(500).optional(),
  injected: z
    .array(z.object({ namespace: text.optional(), injected_id: text.optional() }))
    .max(100)
    .nullish(),
  badge_type: z.enum(['none', 'certified']).optional(),
})

/** Schema of {@link WalletPage}. */
export const walletPageSchema: z.ZodType<WalletPage> = z.object({
  data: z.array(walletListingSchema).max(500),
  count: z.number().int().nonnegative(),
})
