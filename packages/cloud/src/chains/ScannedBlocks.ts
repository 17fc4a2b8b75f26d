/** Blocks that were searched, both ends among them. */
export interface ScannedBlocks {
  readonly lowest: number
  readonly highest: number
}

/** Both as one where they touch, else the first alone: what lies between was never searched. */
export function joinBlocks(first: ScannedBlocks, second: ScannedBlocks | undefined): ScannedBlocks {
  const isTouching = second && second.lowest <= first.highest + 1 && second.highest >= first.lowest - 1
  if (!isTouching) return first
  return { lowest: Math.min(first.lowest, second.lowest), highest: Math.max(first.highest, second.highest) }
}
