import { z } from 'zod'
import type { FailureBody } from '../failure'
import { longText } from './boundedText'

/** Schema of {@link FailureBody}. */
export const failureBodySchema: z.ZodType<FailureBody> = z.object({
  status: z.literal('FAILED'),
  reasons: z.array(z.object({ field: longText, description: longText, left: z.number().min(0).optional() })).max(100),
})
