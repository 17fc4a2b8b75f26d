import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import { batchOf, costOfTopics, topicSchema } from './params'

/** The number of a push, or the id of a message: its SHA-256 in hex. */
const messageIdSchema: z.ZodType<number | string> = z.union([z.int(), z.string().regex(/^[0-9a-f]{64}$/)])

/** Acknowledges many messages: pushes of this socket by number, others by message id. */
export const batchReceive: CheckedMethod = method({
  schema: z.object({ receipts: batchOf(z.object({ topic: topicSchema, messageId: messageIdSchema })) }),
  cost: ({ receipts }) => costOfTopics(receipts),
  async run({ receipts }, { caller: { clientId }, store }) {
    const received: number[] = []
    const messages: { topic: string; id: string }[] = []
    for (const { topic, messageId } of receipts) {
      if (typeof messageId === 'number') received.push(messageId)
      else messages.push({ topic, id: messageId })
    }
    if (messages.length > 0) await store.acknowledge(clientId, messages)
    return { result: true, received }
  },
})
