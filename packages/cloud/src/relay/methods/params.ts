import { z } from 'zod'

/** Items that one batch may hold; clients send at most this many. */
const BATCH_LIMIT = 500

const TOPIC = /^[0-9a-f]{64}$/

export const topicSchema: z.ZodType<string> = z.string().regex(TOPIC, 'must be 64 lower-case hex digits')

/** Seconds. How many at most, the publisher knows. */
export const ttlSchema: z.ZodType<number> = z.int().min(1)

/** Looks at each topic only when the list is of a legal length: a schema's report on a hundred thousand wrong items would take long to write. */
export const topicsSchema: z.ZodType<readonly string[]> = z.custom<readonly string[]>(
  value => isBatch(value) && value.every(topic => typeof topic === 'string' && TOPIC.test(topic)),
  `must be at most ${BATCH_LIMIT} topics of 64 lower-case hex digits`,
)

/** A list of what `item` describes, of a legal length. */
export function batchOf<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return z.custom<unknown[]>(isBatch, `must be a list of at most ${BATCH_LIMIT}`).pipe(z.array(item))
}

/** Frames that a batch counts as: looking at ten topics is as much work as one publish. */
export function costOfTopics(topics: readonly unknown[]): number {
  return 1 + Math.floor(topics.length / 10)
}

function isBatch(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= BATCH_LIMIT
}
