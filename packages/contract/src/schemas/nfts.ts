import { z } from 'zod'
import type { Nft, NftAttribute, NftPage } from '../nfts'
import { chainText, cursorText, linkText, longText, shortText } from './boundedText'

const attributeSchema: z.ZodType<NftAttribute> = z.object({ name: shortText, value: longText })

/** Schema of {@link Nft}. */
export const nftSchema: z.ZodType<Nft> = z.object({
  id: z.string().max(300),
  chainId: chainText,
  standard: z.enum(['erc721', 'erc1155']),
  contract: shortText,
  tokenId: z.string().regex(/^\d{1,78}$/),
  quantity: z.string().regex(/^\d{1,78}$/),
  name: shortText.nullable(),
  description: longText.nullable(),
  collection: z.object({ name: shortText.nullable(), symbol: shortText.nullable() }),
  imageUrl: linkText.nullable(),
  attributes: z.array(attributeSchema).max(50),
  metadata: z.enum(['ready', 'pending', 'unavailable']),
})

/** Schema of {@link NftPage}. */
export const nftPageSchema: z.ZodType<NftPage> = z.object({
  data: z.array(nftSchema).max(24),
  next: cursorText.nullable(),
  isComplete: z.boolean(),
})
