import { fitLine, type Point } from './fitLine.ts'

/** `flat`: no more at the end than at the beginning. `linear`: each turn adds as much as the one before. `growing`: each adds more. */
export type Verdict = 'flat' | 'linear' | 'growing'

/** A change must stand out from the scatter by this much to be one. */
const CLEAR = 3
/** So many times steeper must the second half be than the first. */
const STEEPER = 1.5

/**
 * How `points`, in the order of `x`, grow. A change over the whole course of at most `allowance`, or one that drowns in the scatter, is none;
 * what becomes less is flat, too.
 */
export function verdictOf(points: readonly Point[], allowance: number): Verdict {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'flat'
  const { slope, noise } = fitLine(points)
  const span = last.x - first.x
  const least = Math.max(allowance, CLEAR * noise)
  if (slope * span <= least) return 'flat'
  // Both halves have the one in the middle.
  const middle = Math.floor(points.length / 2)
  const early = fitLine(points.slice(0, middle + 1)).slope
  const late = fitLine(points.slice(middle)).slope
  const gain = ((late - early) * span) / 2
  return late > STEEPER * Math.max(0, early) && gain > least ? 'growing' : 'linear'
}
