const BYTES_PER_TOKEN = 16 * 1024

/** Returns the cost of a frame: one, plus one for each full 16 KiB. */
export function frameCost(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_TOKEN)
}
