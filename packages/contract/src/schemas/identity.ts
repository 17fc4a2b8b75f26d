import { z } from 'zod'
import type { Identity } from '../identity'
import { linkText, shortText } from './boundedText'

export const identitySchema: z.ZodType<Identity> = z.object({
  name: shortText.nullable(),
  avatar: linkText.nullable(),
  resolvedAt: z.iso.datetime().max(40).nullable(),
})
