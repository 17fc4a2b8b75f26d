import { setTimeout as sleep } from 'node:timers/promises'
import { LoadWorkers } from './LoadWorkers'
import { percentile } from './percentile'
import { residentMiB, watchCpu } from './processUsage'
import { startSystem, type Topology } from './startSystem'

const WORKERS = 2
const SOCKETS = 2000
const WARMUP_MS = 2000
const REST_MS = 1000

/** One step of the ladder. Times are in milliseconds, CPU usage in percent of one core. */
export interface ThroughputStep {
  readonly asked: number
  /** Messages delivered per second. */
  readonly delivered: number
  /** Number of messages not delivered within three seconds after the last one was published. */
  readonly missing: number
  readonly answerP50: number
  readonly answerP99: number
  readonly deliveryP50: number
  readonly deliveryP99: number
  readonly nodesCpu: number
  readonly redisCpu: number
  readonly loadCpu: number
  readonly residentMiB: number
}

export async function measureThroughput(
  topology: Topology,
  ladder: readonly number[],
  measureMs: number,
  onStep: (step: ThroughputStep) => void,
): Promise<readonly ThroughputStep[]> {
  await using system = await startSystem(topology)
  await using workers = new LoadWorkers(WORKERS)
  await workers.connect(system.relayUrls, SOCKETS)
  await workers.subscribe('pairs')
  const steps: ThroughputStep[] = []
  for (const rate of ladder) {
    await sleep(REST_MS)
    const nodes = watchCpu(system.nodePids)
    const redis = watchCpu(system.redisPids)
    const load = watchCpu(workers.pids)
    const { published, answered, delivered } = await workers.publish(rate, WARMUP_MS, measureMs)
    const step: ThroughputStep = {
      asked: rate,
      delivered: (delivered.length / measureMs) * 1000,
      missing: published - delivered.length,
      answerP50: percentile(answered, 0.5),
      answerP99: percentile(answered, 0.99),
      deliveryP50: percentile(delivered, 0.5),
      deliveryP99: percentile(delivered, 0.99),
      nodesCpu: nodes(),
      redisCpu: redis(),
      loadCpu: load(),
      residentMiB: residentMiB(system.nodePids),
    }
    steps.push(step)
    onStep(step)
  }
  return steps
}
