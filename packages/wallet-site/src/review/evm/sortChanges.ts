import type { ReviewChange } from '../Review'

const order: readonly ReviewChange['direction'][] = ['send', 'receive', 'allow']
const scale = 1_000_000n

/** A change with the account's balance before it, which says how large a loss is. */
export interface WeighedChange {
  readonly change: ReviewChange
  /** Base units. Undefined: unknown. */
  readonly owned: bigint | undefined
}

/**
 * Sorts changes: what is sent, received and allowed. Of what is sent, the largest part of a balance comes first, because
 * prices aren't known.
 */
export function sortChanges(changes: readonly WeighedChange[]): readonly ReviewChange[] {
  return [...changes]
    .sort((one, other) => rank(one) - rank(other) || Number(share(other) - share(one)))
    .map(({ change }) => change)
}

function rank({ change }: WeighedChange): number {
  return order.indexOf(change.direction)
}

/** Millionths of the balance that a change takes. An unknown balance counts as spent completely. */
function share({ change, owned }: WeighedChange): bigint {
  const { amount } = change
  if (amount === 'all' || owned === undefined || owned === 0n) return scale
  return amount >= owned ? scale : (amount * scale) / owned
}
