import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import type { Publication } from './Publisher'
import { batchOf, topicSchema, ttlSchema } from './params'

const publicationSchema: z.ZodType<Publication> = z.object({
  topic: topicSchema,
  message: z.string().min(1),
  ttl: ttlSchema,
  tag: z.uint32(),
  attestation: z.string().nullish(),
})

export const publish: CheckedMethod = method({
  schema: publicationSchema,
  async run(publication, { caller, publisher }) {
    await publisher.publish(publication, caller)
    return { result: true }
  },
})

export const batchPublish: CheckedMethod = method({
  schema: z.object({ messages: batchOf(publicationSchema) }),
  cost: ({ messages }) => Math.max(1, messages.length),
  async run({ messages }, { caller, publisher }) {
    // Check all messages first, so a batch with an invalid one publishes nothing.
    for (const publication of messages) publisher.check(publication)
    for (const publication of messages) await publisher.publish(publication, caller)
    return { result: true }
  },
})
