import { z } from 'zod'
import type { AnalyticsRecord } from '../analytics'
import { recordOf } from './recordOf'

/** Schema of {@link AnalyticsRecord}. */
export const analyticsRecordSchema: z.ZodType<AnalyticsRecord> = z.object({
  eventId: z.uuid(),
  url: z.string().max(2048),
  domain: z.string().max(255),
  timestamp: z.union([z.number().finite(), z.iso.datetime().max(40)]),
  props: z.object({
    type: z.enum(['track', 'error']),
    event: z.string().min(1).max(100),
    address: z.string().max(200).optional(),
    properties: recordOf(z.string().max(100), z.unknown(), { max: 1000 }).optional(),
    errorType: z.string().max(200).optional(),
    errorMessage: z.string().max(2000).optional(),
    stackTrace: z.string().max(10_000).optional(),
  }),
})
