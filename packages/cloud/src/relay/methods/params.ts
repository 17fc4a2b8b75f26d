import { z } from 'zod'

/** Maximum items of a batch. Clients send no more than this. */
const BATCH_LIMIT = 500

const TOPIC = /^[0-9a-f]{64}$/

export const topicSchema: z.ZodType<string> = z.string().regex(TOPIC, 'must be 64 lower-case hex digits')

/** TTL in seconds. The publisher checks the maximum. */
export const ttlSchema: z.ZodType<number> = z.int().min(1)

/**
 * A list of topics. Topics are validated only if the length of the list is valid, because a report on 100,000 invalid
 * items would take long.
 */
export const topicsSchema: z.ZodType<readonly string[]> = z.custom<readonly string[]>(
  value => isBatch(value) && value.every(topic => typeof topic === 'string' && TOPIC.test(topic)),
  `must be at most ${BATCH_LIMIT} topics of 64 lower-case hex digits`,
)

/** Returns a schema for a list with a valid number of items. */
export function batchOf<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return z.custom<unknown[]>(isBatch, `must be a list of at most ${BATCH_LIMIT}`).pipe(z.array(item))
}

/** Returns the number of frames that a batch counts as. Ten topics take as much work as one publication. */
export function costOfTopics(topics: readonly unknown[]): number {
  return 1 + Math.floor(topics.length / 10)
}

function isBatch(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= BATCH_LIMIT
}
