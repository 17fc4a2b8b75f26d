import { z } from 'zod'
import { type CheckedMethod, method } from './Method'
import { costOfTopics, topicSchema, topicsSchema } from './params'
import { subscriptionId } from './subscriptionId'

export const subscribe: CheckedMethod = method({
  schema: z.object({ topic: topicSchema }),
  async run({ topic }, { clientId, store }) {
    await store.subscribe(clientId, [topic])
    return { result: subscriptionId(topic, clientId), follow: [topic] }
  },
})

export const batchSubscribe: CheckedMethod = method({
  schema: z.object({ topics: topicsSchema }),
  cost: ({ topics }) => costOfTopics(topics),
  async run({ topics }, { clientId, store }) {
    await store.subscribe(clientId, topics)
    return { result: topics.map(topic => subscriptionId(topic, clientId)), follow: topics }
  },
})
