import { z } from 'zod'
import type { HistoryPage, HistoryPicture, HistoryTransaction, HistoryTransfer } from '../history'
import { chainText, cursorText, linkText, shortText } from './boundedText'

const pictureSchema: z.ZodType<HistoryPicture> = z.object({ url: linkText, content_type: shortText.nullable() })

const transferSchema: z.ZodType<HistoryTransfer> = z.object({
  fungible_info: z
    .object({
      name: shortText.nullable(),
      symbol: shortText.nullable(),
      icon: z.object({ url: linkText }).nullable(),
    })
    .nullable(),
  nft_info: z
    .object({
      name: shortText.nullable(),
      content: z.object({ preview: pictureSchema.nullable(), detail: pictureSchema.nullable() }).nullable(),
      flags: z.object({ is_spam: z.boolean() }),
    })
    .nullable(),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric: shortText }),
  value: z.number().nullable(),
  price: z.number().nullable(),
  is_spam: z.boolean().optional(),
  address: shortText.optional(),
  token_id: shortText.optional(),
})

const historyTransactionSchema: z.ZodType<HistoryTransaction> = z.object({
  id: shortText,
  metadata: z.object({
    operationType: shortText,
    hash: shortText,
    minedAt: shortText,
    sentFrom: shortText,
    sentTo: shortText,
    status: shortText,
    nonce: z.number(),
    application: z.object({ name: shortText.nullable(), iconUrl: linkText.nullable() }).nullable(),
    chain: chainText.nullable(),
  }),
  transfers: z.array(transferSchema).max(10_000).nullable(),
})

/** Schema of {@link HistoryPage}. */
export const historyPageSchema: z.ZodType<HistoryPage> = z.object({
  data: z.array(historyTransactionSchema).max(200),
  next: cursorText.nullable(),
})
