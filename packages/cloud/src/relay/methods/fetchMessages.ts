import { z } from 'zod'
import { receivedMessage } from '../frames/encodeFrame'
import type { StoredMessage } from '../MessageStore'
import { type Answer, type CheckedMethod, type MethodCall, method } from './Method'
import { costOfTopics, topicSchema, topicsSchema } from './params'

const MOST_MESSAGES = 100
/** Maximum total characters of messages in one response. The first message is returned even if it is longer. */
const MOST_TEXT = 1024 * 1024

export const fetchMessages: CheckedMethod = method({
  schema: z.object({ topic: topicSchema }),
  run: ({ topic }, call) => fetchPending([topic], call),
})

export const batchFetchMessages: CheckedMethod = method({
  schema: z.object({ topics: topicsSchema }),
  cost: ({ topics }) => costOfTopics(topics),
  run: ({ topics }, call) => fetchPending(topics, call),
})

/** Returns waiting messages. Those that don't fit stay in the mailbox, and a subscription pushes them. */
async function fetchPending(topics: readonly string[], { caller: { clientId }, store }: MethodCall): Promise<Answer> {
  const { messages, hasMore } = await store.pending(clientId, topics, MOST_MESSAGES)
  const handedOver = fitting(messages)
  return {
    result: {
      messages: handedOver.map(receivedMessage),
      hasMore: hasMore || handedOver.length < messages.length,
    },
    handedOver,
  }
}

function fitting(messages: readonly StoredMessage[]): readonly StoredMessage[] {
  let text = 0
  const end = messages.findIndex(({ message }, index) => {
    text += message.length
    return index > 0 && text > MOST_TEXT
  })
  return end < 0 ? messages : messages.slice(0, end)
}
