/** A range of searched blocks, inclusive. */
export interface ScannedBlocks {
  readonly lowest: number
  readonly highest: number
}

/** Joins two ranges that touch. Otherwise returns the first, because the blocks in between were never searched. */
export function joinBlocks(first: ScannedBlocks, second: ScannedBlocks | undefined): ScannedBlocks {
  const isTouching = second && second.lowest <= first.highest + 1 && second.highest >= first.lowest - 1
  if (!isTouching) return first
  return { lowest: Math.min(first.lowest, second.lowest), highest: Math.max(first.highest, second.highest) }
}
