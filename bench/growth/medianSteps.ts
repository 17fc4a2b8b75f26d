import { spreadOf } from '../modal/Spread.ts'
import type { Steps } from './inPage/Visitor.ts'

/** Returns the median duration of each step over all `turns`. */
export function medianSteps(turns: readonly Steps[]): Record<string, number> {
  const names = Object.keys(turns[0] ?? {})
  return Object.fromEntries(names.map(name => [name, spreadOf(turns.map(turn => turn[name]))?.median ?? Number.NaN]))
}
