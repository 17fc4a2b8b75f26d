import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadResult } from './LoadOrder'
import type { LoadPair } from './LoadPair'

const TICK_MS = 2
const LAST_CALL_MS = 3000

/** Arrival times by sequence number. Filled while {@link publishSteadily} runs. */
export type Arrivals = Map<number, number>

/** Publishes at a steady rate, even if responses are slow, and measures how long each message takes. */
export async function publishSteadily(
  pairs: readonly LoadPair[],
  arrivals: Arrivals,
  { perSecond, warmupMs, measureMs }: { perSecond: number; warmupMs: number; measureMs: number },
): Promise<LoadResult> {
  arrivals.clear()
  const run = Date.now()
  const sent: number[] = []
  const answered: number[] = []
  let failed = 0
  const started = performance.now()
  const first = Math.floor((warmupMs * perSecond) / 1000)
  const total = first + Math.floor((measureMs * perSecond) / 1000)

  while (sent.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - started) * perSecond) / 1000))
    while (sent.length < due) {
      const sequence = sent.length
      const at = performance.now()
      sent.push(at)
      void pairs[sequence % pairs.length]?.publish(sequence, run).then(
        () => sequence >= first && answered.push(performance.now() - at),
        () => failed++,
      )
    }
    await sleep(TICK_MS)
  }
  const end = performance.now() + LAST_CALL_MS
  while (arrivals.size < total && performance.now() < end) await sleep(50)

  const delivered = sent.flatMap((at, sequence) => {
    const arrival = arrivals.get(sequence)
    return sequence >= first && arrival !== undefined ? [arrival - at] : []
  })
  return { published: total - first, failed, answered, delivered }
}
