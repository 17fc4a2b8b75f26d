const BYTES_PER_TOKEN = 16 * 1024

/** What a frame costs of a rate: one, and one more for every 16 KiB. */
export function frameCost(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_TOKEN)
}
