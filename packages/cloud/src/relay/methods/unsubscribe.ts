import { z } from 'zod'
import { type Answer, type CheckedMethod, type MethodCall, method } from './Method'
import { batchOf, costOfTopics, topicSchema } from './params'

/** `id` is ignored, because a client has only one subscription per topic. */
const subscriptionSchema: z.ZodType<{ readonly topic: string; readonly id?: string | undefined }> = z.object({
  topic: topicSchema,
  id: z.string().optional(),
})

export const unsubscribe: CheckedMethod = method({
  schema: subscriptionSchema,
  run: ({ topic }, call) => end([topic], call),
})

export const batchUnsubscribe: CheckedMethod = method({
  schema: z.object({ subscriptions: batchOf(subscriptionSchema) }),
  cost: ({ subscriptions }) => costOfTopics(subscriptions),
  run: ({ subscriptions }, call) =>
    end(
      subscriptions.map(({ topic }) => topic),
      call,
    ),
})

async function end(topics: readonly string[], { caller, subscriptions }: MethodCall): Promise<Answer> {
  await subscriptions.unsubscribe(caller, topics)
  return { result: true, unfollow: topics }
}
