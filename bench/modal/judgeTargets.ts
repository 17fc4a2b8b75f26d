import type { Results } from './Results.ts'
import type { Spread } from './Spread.ts'
import type { PerformanceTarget } from './targets.ts'

export interface Judged {
  readonly target: PerformanceTarget
  /** Undefined where the run has nothing to tell. */
  readonly measured: Spread | undefined
  readonly verdict: 'met' | 'missed' | 'not measured'
  /** The median less the limit: what is over when positive, to spare when negative. */
  readonly over: number | undefined
}

/** Which targets a run meets. The median decides. */
export function judgeTargets(targets: readonly PerformanceTarget[], results: Results): Judged[] {
  return targets.map(target => {
    const measured = target.measure(results)
    if (!measured) return { target, measured, verdict: 'not measured', over: undefined }
    const over = measured.median - target.limit
    return { target, measured, verdict: over > 0 ? 'missed' : 'met', over }
  })
}
