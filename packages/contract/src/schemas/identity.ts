import { z } from 'zod'
import type { Identity } from '../identity'
import { linkText, shortText } from './boundedText'

/** Schema of {@link Identity}. */
export const identitySchema: z.ZodType<Identity> = z.object({
  name: shortText.nullable(),
  avatar: linkText.nullable(),
  resolvedAt: z.iso.datetime().max(40).nullable(),
})
