import { setTimeout as sleep } from 'node:timers/promises'
import { LoadWorkers } from './LoadWorkers'
import { residentMiB } from './processUsage'
import { startSystem, type Topology } from './startSystem'

const WORKERS = 2
const SETTLE_MS = 4000

/** One step of the ladder: a number of idle sockets, each subscribed to a separate topic. */
export interface IdleStep {
  readonly sockets: number
  /** Memory of all nodes together. */
  readonly residentMiB: number
  /** Memory per additional socket of this step, in KiB. */
  readonly kibPerSocket: number
  readonly redisMiB: number
  readonly connectedPerSecond: number
}

export async function measureIdle(
  topology: Topology,
  ladder: readonly number[],
  onStep: (step: IdleStep) => void,
): Promise<readonly IdleStep[]> {
  await using system = await startSystem(topology)
  await using workers = new LoadWorkers(WORKERS)
  await sleep(SETTLE_MS)
  let before = residentMiB(system.nodePids)
  const steps: IdleStep[] = []
  let open = 0
  for (const sockets of ladder) {
    const started = performance.now()
    await workers.connect(system.relayUrls, sockets - open)
    await workers.subscribe('alone')
    const seconds = (performance.now() - started) / 1000
    await sleep(SETTLE_MS)
    const resident = residentMiB(system.nodePids)
    const step: IdleStep = {
      sockets,
      residentMiB: resident,
      kibPerSocket: ((resident - before) * 1024) / (sockets - open),
      redisMiB: residentMiB(system.redisPids),
      connectedPerSecond: (sockets - open) / seconds,
    }
    open = sockets
    before = resident
    steps.push(step)
    onStep(step)
  }
  return steps
}
