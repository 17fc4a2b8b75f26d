import type { Review } from '../review/Review'

/** Returns whether a review has a danger, for which Cancel is the primary answer. */
export function isDangerous({ warnings }: Review): boolean {
  return warnings.some(({ severity }) => severity === 'danger')
}
