import { z } from 'zod'
import { longText } from './boundedText'

/** Body of most failures: what was wrong, field by field. */
export interface FailureBody {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}

export const failureBodySchema: z.ZodType<FailureBody> = z.object({
  status: z.literal('FAILED'),
  reasons: z.array(z.object({ field: longText, description: longText })).max(100),
})
