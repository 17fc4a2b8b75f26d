import type { Results } from './Results.ts'
import type { Spread } from './Spread.ts'
import type { PerformanceTarget } from './targets.ts'

export interface Judged {
  readonly target: PerformanceTarget
  /** Undefined if the run didn't measure it. */
  readonly measured: Spread | undefined
  readonly verdict: 'met' | 'missed' | 'not measured'
  /** The median minus the limit: positive if exceeded, negative if there is room to spare. */
  readonly over: number | undefined
}

/** Compares each target with the median that the run measured. */
export function judgeTargets(targets: readonly PerformanceTarget[], results: Results): Judged[] {
  return targets.map(target => {
    const measured = target.measure(results)
    if (!measured) return { target, measured, verdict: 'not measured', over: undefined }
    const over = measured.median - target.limit
    return { target, measured, verdict: over > 0 ? 'missed' : 'met', over }
  })
}
