import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import { costOfTopics, topicSchema, topicsSchema } from './params'
import { subscriptionId } from './subscriptionId'

export const subscribe: CheckedMethod = method({
  schema: z.object({ topic: topicSchema }),
  async run({ topic }, { caller, subscriptions }) {
    await subscriptions.subscribe(caller, [topic])
    return { result: subscriptionId(topic, caller.clientId), follow: [topic] }
  },
})

export const batchSubscribe: CheckedMethod = method({
  schema: z.object({ topics: topicsSchema }),
  cost: ({ topics }) => costOfTopics(topics),
  async run({ topics }, { caller, subscriptions }) {
    await subscriptions.subscribe(caller, topics)
    return { result: topics.map(topic => subscriptionId(topic, caller.clientId)), follow: topics }
  },
})
