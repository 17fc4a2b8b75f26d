import { fitLine, type Point } from './fitLine.ts'

/**
 * `flat`: no increase from start to end. `linear`: each turn adds about the same amount. `growing`: each turn adds more
 * than the previous one.
 */
export type Verdict = 'flat' | 'linear' | 'growing'

/** How many times larger than the scatter a change must be to count. */
const CLEAR = 3
/** How many times steeper than the first half the second half must be to count as `growing`. */
const STEEPER = 1.5

/**
 * Classifies how `points`, sorted by `x`, grow. Returns `flat` if they shrink, or if the total increase is within
 * `allowance` or within the scatter.
 */
export function verdictOf(points: readonly Point[], allowance: number): Verdict {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'flat'
  const { slope, noise } = fitLine(points)
  const span = last.x - first.x
  const least = Math.max(allowance, CLEAR * noise)
  if (slope * span <= least) return 'flat'
  // Both halves include the middle point.
  const middle = Math.floor(points.length / 2)
  const early = fitLine(points.slice(0, middle + 1)).slope
  const late = fitLine(points.slice(middle)).slope
  const gain = ((late - early) * span) / 2
  return late > STEEPER * Math.max(0, early) && gain > least ? 'growing' : 'linear'
}
