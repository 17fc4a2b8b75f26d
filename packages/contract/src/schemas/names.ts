import { z } from 'zod'
import type { NameRecord } from '../names'
import { linkText, shortText } from './boundedText'
import { recordOf } from './recordOf'

/** Schema of {@link NameRecord}. */
export const nameRecordSchema: z.ZodType<NameRecord> = z.object({
  name: z.string().max(255),
  registered_at: shortText.optional(),
  updated_at: shortText.optional(),
  attributes: recordOf(shortText, linkText, { max: 100 }).nullable(),
  addresses: recordOf(shortText, z.object({ address: shortText, created_at: shortText.nullable() }), { max: 1000 }),
})
