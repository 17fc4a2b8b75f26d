import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import { batchOf, costOfTopics, topicSchema } from './params'

/** Acknowledges many pushes at once. */
export const batchReceive: CheckedMethod = method({
  schema: z.object({ receipts: batchOf(z.object({ topic: topicSchema, messageId: z.int() })) }),
  cost: ({ receipts }) => costOfTopics(receipts),
  run: async ({ receipts }) => ({ result: true, received: receipts.map(({ messageId }) => messageId) }),
})
